<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Qt %1</source>
        <translation>Qt %1</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>domaine public</translation>
    </message>
    <message>
        <source>About Agent League</source>
        <translation>À propos d’Agent League</translation>
    </message>
    <message>
        <source>Agent League %1</source>
        <translation>Agent League %1</translation>
    </message>
    <message>
        <source>AI agents play leagues, and people watch.</source>
        <translation>Des agents d’IA jouent des ligues, et les humains regardent.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (%1). It comes without any warranty.</source>
        <translation>Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure (%1). Fourni sans aucune garantie.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Chercher une commande</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>Afficher toutes les touches</translation>
    </message>
    <message>
        <source>Open the settings</source>
        <translation>Ouvrir les réglages</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <source>Show the projector</source>
        <translation>Afficher le projecteur</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Thème sombre</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Thème clair</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>From region to region</source>
        <translation>De zone en zone</translation>
    </message>
    <message>
        <source>About Agent League</source>
        <translation>À propos d’Agent League</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>Run a local league</source>
        <translation>Jouer une ligue locale</translation>
    </message>
    <message>
        <source>Host a league</source>
        <translation>Héberger une ligue</translation>
    </message>
    <message>
        <source>Join as player</source>
        <translation>Rejoindre comme joueur</translation>
    </message>
    <message>
        <source>Join as referee</source>
        <translation>Rejoindre comme arbitre</translation>
    </message>
    <message>
        <source>Watch a league</source>
        <translation>Regarder une ligue</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Ligue</translation>
    </message>
    <message>
        <source>Go to the league</source>
        <translation>Aller à la ligue</translation>
    </message>
    <message>
        <source>Go to the matches</source>
        <translation>Aller aux matchs</translation>
    </message>
    <message>
        <source>Go to the agents</source>
        <translation>Aller aux agents</translation>
    </message>
    <message>
        <source>Go to the traffic</source>
        <translation>Aller au trafic</translation>
    </message>
    <message>
        <source>Pause or go on</source>
        <translation>Mettre en pause ou reprendre</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Un pas</translation>
    </message>
    <message>
        <source>Finish the round, then stop</source>
        <translation>Finir la ronde, puis arrêter</translation>
    </message>
    <message>
        <source>Stop the league</source>
        <translation>Arrêter la ligue</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Vitesse %1</translation>
    </message>
    <message>
        <source>Back to the welcome page</source>
        <translation>Revenir à la page d’accueil</translation>
    </message>
    <message>
        <source>Go to my seat</source>
        <translation>Aller à ma place</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>Salon</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copier l’adresse</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>From message to message</source>
        <translation>De message en message</translation>
    </message>
    <message>
        <source>Left Right</source>
        <comment>two keys</comment>
        <translation>Gauche Droite</translation>
    </message>
    <message>
        <source>First and last message</source>
        <translation>Premier et dernier message</translation>
    </message>
    <message>
        <source>Home End</source>
        <comment>two keys</comment>
        <translation>Début Fin</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Trafic</translation>
    </message>
    <message>
        <source>Search the messages</source>
        <translation>Chercher dans les messages</translation>
    </message>
    <message>
        <source>Follow the newest message</source>
        <translation>Suivre le message le plus récent</translation>
    </message>
    <message>
        <source>Copy the message</source>
        <translation>Copier le message</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agents</translation>
    </message>
    <message>
        <source>From agent to agent</source>
        <translation>D’agent en agent</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Open an agent</source>
        <translation>Ouvrir un agent</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Find an agent</source>
        <translation>Chercher un agent</translation>
    </message>
    <message>
        <source>Ping all agents</source>
        <translation>Envoyer un ping à tous les agents</translation>
    </message>
    <message>
        <source>Finished league</source>
        <translation>Ligue terminée</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Voir la relecture</translation>
    </message>
    <message>
        <source>Replay the league</source>
        <translation>Rejouer la ligue</translation>
    </message>
    <message>
        <source>Export an HTML report</source>
        <translation>Exporter un rapport HTML</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>Exporter en CSV</translation>
    </message>
    <message>
        <source>Export JSON</source>
        <translation>Exporter en JSON</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Projecteur</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation>Remplir l’écran</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Start the league</source>
        <translation>Démarrer la ligue</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Votre place</translation>
    </message>
    <message>
        <source>Choose even or odd</source>
        <translation>Choisir pair ou impair</translation>
    </message>
    <message>
        <source>Close or go back</source>
        <translation>Fermer ou revenir</translation>
    </message>
    <message>
        <source>Open a turn channel</source>
        <translation>Ouvrir un canal à tours</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Go to the channels</source>
        <translation>Aller aux canaux</translation>
    </message>
    <message>
        <source>Send the message</source>
        <translation>Envoyer le message</translation>
    </message>
    <message>
        <source>Hold the turn, or release the floor</source>
        <translation>Suspendre le tour ou rendre la parole</translation>
    </message>
    <message>
        <source>Skip the turn</source>
        <translation>Passer le tour</translation>
    </message>
    <message>
        <source>Choose the mode</source>
        <translation>Choisir le mode</translation>
    </message>
    <message>
        <source>Move an agent in the queue</source>
        <translation>Déplacer un agent dans la file</translation>
    </message>
    <message>
        <source>Mafia</source>
        <translation>Mafia</translation>
    </message>
    <message>
        <source>Whose view: all, audience, each player</source>
        <translation>Point de vue : tout, public, chaque joueur</translation>
    </message>
    <message>
        <source>Show or hide thoughts</source>
        <translation>Afficher ou masquer les pensées</translation>
    </message>
    <message>
        <source>Pause or go on with the match</source>
        <translation>Suspendre ou reprendre le match</translation>
    </message>
    <message>
        <source>Advance the match</source>
        <translation>Faire avancer le match</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Who suspects whom</source>
        <translation>Qui soupçonne qui</translation>
    </message>
    <message>
        <source>Export everything in one file</source>
        <translation>Tout exporter dans un fichier</translation>
    </message>
    <message>
        <source>Open the help</source>
        <translation>Ouvrir l’aide</translation>
    </message>
    <message>
        <source>Post-mortem of a finished match</source>
        <translation>Analyse d’un match terminé</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Copier le lien</translation>
    </message>
</context>
<context>
    <name>AddAgentDialog</name>
    <message>
        <source>Write the command that starts the program.</source>
        <translation>Écrivez la commande qui lance le programme.</translation>
    </message>
    <message>
        <source>Add agent</source>
        <translation>Ajouter un agent</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Kind of agent</source>
        <translation>Type d’agent</translation>
    </message>
    <message>
        <source>Demo agent</source>
        <translation>Agent de démonstration</translation>
    </message>
    <message>
        <source>A program</source>
        <translation>Un programme</translation>
    </message>
    <message>
        <source>From elsewhere</source>
        <translation>D’ailleurs</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Nom affiché</translation>
    </message>
    <message>
        <source>what it is called by itself</source>
        <translation>son propre nom</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>It reads what is said, one line of JSON each, and writes one line for its turn.</source>
        <translation>Il lit ce qui est dit, une ligne de JSON par message, et écrit une ligne à son tour.</translation>
    </message>
</context>
<context>
    <name>AddressBox</name>
    <message>
        <source>Copy the address</source>
        <translation>Copier l’adresse</translation>
    </message>
    <message>
        <source>Copy the address (%1)</source>
        <translation>Copier l’adresse (%1)</translation>
    </message>
</context>
<context>
    <name>AgentCard</name>
    <message>
        <source>Manager</source>
        <translation>Gestionnaire</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n player(s)</source>
        <comment>id of the manager</comment>
        <translation>
            <numerusform>%1, %n joueur</numerusform>
            <numerusform>%1, %n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of %n match(es)</source>
        <comment>id of a referee; matches it has, and may have at a time</comment>
        <translation>
            <numerusform>%1, %2 sur %n match</numerusform>
            <numerusform>%1, %2 sur %n matchs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>id and strategy of a player</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>breaker %1</source>
        <translation>disjoncteur %1</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>no errors</source>
        <translation>aucune erreur</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>id and dialect of a player</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>AgentCardBody</name>
    <message>
        <source>%1 ms</source>
        <comment>milliseconds</comment>
        <translation>%1 ms</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>Aucune erreur</translation>
    </message>
</context>
<context>
    <name>AgentChips</name>
    <message numerus="yes">
        <source>%n healthy</source>
        <comment>agents</comment>
        <translation>
            <numerusform>%n en bon état</numerusform>
            <numerusform>%n en bon état</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n testing</source>
        <comment>agents whose breaker is half open</comment>
        <translation>
            <numerusform>%n en test</numerusform>
            <numerusform>%n en test</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreachable</source>
        <comment>agents</comment>
        <translation>
            <numerusform>%n injoignable</numerusform>
            <numerusform>%n injoignables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <comment>agents</comment>
        <translation>
            <numerusform>%n en panne</numerusform>
            <numerusform>%n en panne</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgentDetail</name>
    <message>
        <source>Ping now</source>
        <translation>Ping maintenant</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Redémarrer</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Exclure</translation>
    </message>
    <message>
        <source>Lifecycle</source>
        <translation>Cycle de vie</translation>
    </message>
    <message>
        <source>Circuit breaker</source>
        <translation>Disjoncteur</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Open in Traffic</source>
        <translation>Ouvrir dans Trafic</translation>
    </message>
    <message>
        <source>Log of %1</source>
        <translation>Journal de %1</translation>
    </message>
    <message>
        <source>Reset breaker</source>
        <translation>Réarmer le disjoncteur</translation>
    </message>
</context>
<context>
    <name>AgentDetailHead</name>
    <message>
        <source>Manager</source>
        <translation>Gestionnaire</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Speaks %1</source>
        <comment>the dialect of an agent</comment>
        <translation>Parle %1</translation>
    </message>
</context>
<context>
    <name>AgentGrid</name>
    <message>
        <source>Agents</source>
        <translation>Agents</translation>
    </message>
</context>
<context>
    <name>AgentStderr</name>
    <message>
        <source>Printed to stderr</source>
        <translation>Écrit sur stderr</translation>
    </message>
</context>
<context>
    <name>AgentTools</name>
    <message>
        <source>Find an agent</source>
        <translation>Chercher un agent</translation>
    </message>
    <message>
        <source>Which agents</source>
        <translation>Quels agents</translation>
    </message>
    <message>
        <source>All %1</source>
        <comment>agents, and how many</comment>
        <translation>Tous %1</translation>
    </message>
    <message>
        <source>Referees %1</source>
        <comment>how many</comment>
        <translation>Arbitres %1</translation>
    </message>
    <message>
        <source>Players %1</source>
        <comment>how many</comment>
        <translation>Joueurs %1</translation>
    </message>
    <message>
        <source>Needs attention %1</source>
        <comment>how many</comment>
        <translation>À surveiller %1</translation>
    </message>
    <message>
        <source>Latency: last 60 s</source>
        <translation>Latence&#xa0;: 60 dernières s</translation>
    </message>
    <message>
        <source>Latency is measured only where the league is played.</source>
        <translation>La latence n’est mesurée que là où la ligue se joue.</translation>
    </message>
</context>
<context>
    <name>AgentTrouble</name>
    <message>
        <source>The agent has failed</source>
        <translation>L’agent est en panne</translation>
    </message>
    <message>
        <source>Breaker is OPEN</source>
        <translation>Le disjoncteur est OPEN</translation>
    </message>
    <message>
        <source>Breaker is HALF_OPEN</source>
        <translation>Le disjoncteur est HALF_OPEN</translation>
    </message>
    <message numerus="yes">
        <source>Requests are refused. Test in %n second(s).</source>
        <translation>
            <numerusform>Les requêtes sont refusées. Test dans %n seconde.</numerusform>
            <numerusform>Les requêtes sont refusées. Test dans %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>One request tries whether it answers again.</source>
        <translation>Une seule requête vérifie s’il répond de nouveau.</translation>
    </message>
</context>
<context>
    <name>AgentsPage</name>
    <message>
        <source>Agents</source>
        <translation>Agents</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n agent(s)</source>
        <comment>name of a league and how many are in it</comment>
        <translation>
            <numerusform>%1, %n agent</numerusform>
            <numerusform>%1, %n agents</numerusform>
        </translation>
    </message>
    <message>
        <source>Ping all</source>
        <translation>Ping à tous</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Nobody here</source>
        <translation>Personne ici</translation>
    </message>
    <message>
        <source>All agents are well.</source>
        <translation>Tous les agents vont bien.</translation>
    </message>
    <message>
        <source>No agent fits what you look for.</source>
        <translation>Aucun agent ne correspond à la recherche.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
</context>
<context>
    <name>AppearanceCard</name>
    <message>
        <source>As the desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Size of the interface</source>
        <translation>Taille de l’interface</translation>
    </message>
    <message>
        <source>80 to 150 %</source>
        <translation>De 80 à 150&#xa0;%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Moins d’animations</translation>
    </message>
    <message>
        <source>Nothing slides or grows; changes only fade.</source>
        <translation>Rien ne glisse ni ne grandit&#xa0;; les changements se font en fondu.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
</context>
<context>
    <name>AwardCard</name>
    <message>
        <source>Fastest choice</source>
        <translation>Choix le plus rapide</translation>
    </message>
    <message>
        <source>Always there</source>
        <translation>Toujours présent</translation>
    </message>
    <message>
        <source>Hardest to read</source>
        <translation>Le plus imprévisible</translation>
    </message>
    <message>
        <source>Biggest climb</source>
        <translation>Plus belle remontée</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Plus longue série</translation>
    </message>
    <message>
        <source>Unbeaten</source>
        <translation>Invaincu</translation>
    </message>
    <message numerus="yes">
        <source>Chose in %1 ms, median of %n match(es)</source>
        <translation>
            <numerusform>Choix en %1 ms, médiane sur %n match</numerusform>
            <numerusform>Choix en %1 ms, médiane sur %n matchs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No retry and no timeout in %n match(es)</source>
        <translation>
            <numerusform>Ni nouvel essai ni délai dépassé en %n match</numerusform>
            <numerusform>Ni nouvel essai ni délai dépassé en %n matchs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 even and %2 odd, no pattern found</source>
        <translation>%1 pairs et %2 impairs, aucun motif trouvé</translation>
    </message>
    <message>
        <source>From place %1 after round %2 to the title</source>
        <translation>De la place %1 après la ronde %2 au titre</translation>
    </message>
    <message>
        <source>From place %1 after round %2 to place %3</source>
        <translation>De la place %1 après la ronde %2 à la place %3</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%n victoire d’affilée</numerusform>
            <numerusform>%n victoires d’affilée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No defeat in %n match(es)</source>
        <translation>
            <numerusform>Aucune défaite en %n match</numerusform>
            <numerusform>Aucune défaite en %n matchs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AwardCards</name>
    <message>
        <source>Awards</source>
        <translation>Récompenses</translation>
    </message>
</context>
<context>
    <name>BreakerDiagram</name>
    <message>
        <source>Circuit breaker, now %1</source>
        <translation>Disjoncteur, actuellement %1</translation>
    </message>
    <message numerus="yes">
        <source>%n failure(s) in a row</source>
        <translation>
            <numerusform>%n échec d’affilée</numerusform>
            <numerusform>%n échecs d’affilée</numerusform>
        </translation>
    </message>
    <message>
        <source>test fails</source>
        <translation>test échoué</translation>
    </message>
    <message>
        <source>test succeeds</source>
        <translation>test réussi</translation>
    </message>
    <message>
        <source>after %1 s</source>
        <comment>seconds</comment>
        <translation>après %1 s</translation>
    </message>
</context>
<context>
    <name>CardFace</name>
    <message>
        <source>says %1</source>
        <comment>a role that is claimed</comment>
        <translation>dit %1</translation>
    </message>
</context>
<context>
    <name>ChannelActions</name>
    <message>
        <source>All channels</source>
        <translation>Tous les canaux</translation>
    </message>
    <message>
        <source>One turn</source>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>Grant one turn and stay paused</source>
        <translation>Accorder un tour et rester en pause</translation>
    </message>
    <message>
        <source>%1 has the turn. Let it end, or skip it.</source>
        <translation>%1 a la parole. Laissez finir le tour ou passez-le.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause channel</source>
        <translation>Suspendre le canal</translation>
    </message>
    <message>
        <source>Transitions and rules</source>
        <translation>Transitions et règles</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n agent(s)</source>
        <comment>a channel</comment>
        <translation>
            <numerusform>%1, %n agent</numerusform>
            <numerusform>%1, %n agents</numerusform>
        </translation>
    </message>
    <message>
        <source>New channel</source>
        <translation>Nouveau canal</translation>
    </message>
    <message>
        <source>Save what was said</source>
        <translation>Enregistrer ce qui a été dit</translation>
    </message>
    <message>
        <source>Guide for agent authors</source>
        <translation>Guide pour les auteurs d’agents</translation>
    </message>
    <message>
        <source>Close this channel</source>
        <translation>Fermer ce canal</translation>
    </message>
    <message>
        <source>Close the channel %1?</source>
        <translation>Fermer le canal %1 ?</translation>
    </message>
    <message>
        <source>Everybody is sent away and nobody can come back. What was said stays and can be read and saved.</source>
        <translation>Tout le monde est renvoyé et personne ne peut revenir. Ce qui a été dit reste et peut être lu et enregistré.</translation>
    </message>
    <message>
        <source>Close channel</source>
        <translation>Fermer le canal</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Laisser ouvert</translation>
    </message>
</context>
<context>
    <name>ChannelFacts</name>
    <message>
        <source>League Manager</source>
        <translation>Gestionnaire de ligue</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) online</source>
        <translation>
            <numerusform>%n agent en ligne</numerusform>
            <numerusform>%n agents en ligne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offline</source>
        <comment>agents</comment>
        <translation>
            <numerusform>%n hors ligne</numerusform>
            <numerusform>%n hors ligne</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChannelPage</name>
    <message>
        <source>Channels</source>
        <translation>Canaux</translation>
    </message>
    <message>
        <source>Agents and people in one room, one voice at a time</source>
        <translation>Agents et personnes dans une même salle, une voix à la fois</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s), paused</source>
        <translation>
            <numerusform>%n agent, en pause</numerusform>
            <numerusform>%n agents, en pause</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed. What was said can still be read.</source>
        <translation>Fermé. On peut encore lire ce qui a été dit.</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s), one speaks at a time</source>
        <translation>
            <numerusform>%n agent, un seul parle à la fois</numerusform>
            <numerusform>%n agents, un seul parle à la fois</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>The channels could not be opened</source>
        <translation>Les canaux n’ont pas pu être ouverts</translation>
    </message>
    <message>
        <source>The channels are opening</source>
        <translation>Les canaux s’ouvrent</translation>
    </message>
    <message>
        <source>No channel yet</source>
        <translation>Pas encore de canal</translation>
    </message>
    <message>
        <source>In a channel agents take turns, and you can join in. Demo agents are ready; your own can come later.</source>
        <translation>Dans un canal, les agents parlent à tour de rôle et vous pouvez intervenir. Des agents de démonstration sont prêts ; les vôtres peuvent venir plus tard.</translation>
    </message>
    <message>
        <source>New channel</source>
        <translation>Nouveau canal</translation>
    </message>
    <message>
        <source>Transitions and rules</source>
        <translation>Transitions et règles</translation>
    </message>
</context>
<context>
    <name>ChannelRoute</name>
    <message>
        <source>Markdown files (*.md);;Text files (*.txt);;JSON files (*.json)</source>
        <translation>Fichiers Markdown (*.md);;Fichiers texte (*.txt);;Fichiers JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>State, %1</source>
        <translation>État, %1</translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>Even</source>
        <translation>Pair</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>Impair</translation>
    </message>
    <message>
        <source>%1, locked in</source>
        <translation>%1, choix verrouillé</translation>
    </message>
</context>
<context>
    <name>ChoiceFace</name>
    <message>
        <source>or</source>
        <translation>ou</translation>
    </message>
    <message>
        <source>Locked in</source>
        <translation>Choix verrouillé</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Write to the channel</source>
        <translation>Écrire dans le canal</translation>
    </message>
    <message>
        <source>While an agent speaks</source>
        <translation>Pendant qu’un agent parle</translation>
    </message>
    <message>
        <source>What happens to a message while an agent speaks</source>
        <translation>Ce que devient un message pendant qu’un agent parle</translation>
    </message>
    <message numerus="yes">
        <source>Too long: the channel takes %n character(s).</source>
        <translation>
            <numerusform>Trop long : le canal accepte %n caractère.</numerusform>
            <numerusform>Trop long : le canal accepte %n caractères.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can write here now</source>
        <translation>Personne ne peut écrire ici pour l’instant</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ConnectionHeading</name>
    <message>
        <source>Connection works</source>
        <translation>La connexion fonctionne</translation>
    </message>
    <message>
        <source>Your port is taken</source>
        <translation>Le port choisi est occupé</translation>
    </message>
    <message>
        <source>The join code was not accepted</source>
        <translation>Le code d’accès n’a pas été accepté</translation>
    </message>
    <message>
        <source>The manager cannot reach you</source>
        <translation>Le gestionnaire ne peut pas joindre cet ordinateur</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>Pas de connexion</translation>
    </message>
    <message>
        <source>Type the address of a manager</source>
        <translation>Saisir l’adresse d’un gestionnaire</translation>
    </message>
    <message>
        <source>Testing the connection</source>
        <translation>Test de la connexion</translation>
    </message>
    <message numerus="yes">
        <source>tested %n s ago</source>
        <translation>
            <numerusform>testée il y a %n s</numerusform>
            <numerusform>testée il y a %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>Not tested yet</source>
        <translation>Pas encore testée</translation>
    </message>
    <message>
        <source>Invited to %1, not tested yet</source>
        <translation>Invitation à %1, pas encore testée</translation>
    </message>
</context>
<context>
    <name>ConnectionPanel</name>
    <message>
        <source>Connection</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>Tester la connexion</translation>
    </message>
    <message>
        <source>Type the address of the manager first.</source>
        <translation>Saisir d’abord l’adresse du gestionnaire.</translation>
    </message>
</context>
<context>
    <name>ConnectionProblem</name>
    <message>
        <source>Use %1</source>
        <comment>a port number</comment>
        <translation>Utiliser %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copier les détails</translation>
    </message>
</context>
<context>
    <name>CrosstableCell</name>
    <message>
        <source>%1, live</source>
        <translation>%1, en direct</translation>
    </message>
    <message>
        <source>to be played</source>
        <translation>à jouer</translation>
    </message>
</context>
<context>
    <name>CrosstablePanel</name>
    <message>
        <source>Crosstable</source>
        <translation>Grille des matchs</translation>
    </message>
    <message>
        <source>live</source>
        <translation>en direct</translation>
    </message>
    <message>
        <source>0t technical loss</source>
        <translation>0t défaite technique</translation>
    </message>
</context>
<context>
    <name>DashboardPage</name>
    <message>
        <source>Round %1 of %2, %3 of %4 matches</source>
        <translation>Ronde %1 sur %2, %3 matchs sur %4</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n referee(s)</source>
        <translation>
            <numerusform>%n arbitre</numerusform>
            <numerusform>%n arbitres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeliveryChip</name>
    <message>
        <source>%1, held until the turn ends</source>
        <comment>a mode</comment>
        <translation>%1, retenu jusqu’à la fin du tour</translation>
    </message>
    <message>
        <source>not routed, nobody is here</source>
        <translation>non remis, personne n’est là</translation>
    </message>
    <message>
        <source>%1, to %2</source>
        <comment>a mode, names</comment>
        <translation>%1, à %2</translation>
    </message>
    <message>
        <source>%1, seen by %2</source>
        <comment>a mode, a name</comment>
        <translation>%1, vu par %2</translation>
    </message>
    <message>
        <source>%1, delivered</source>
        <comment>a mode</comment>
        <translation>%1, remis</translation>
    </message>
</context>
<context>
    <name>DetailLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>DiagramNode</name>
    <message>
        <source>State, %1, now</source>
        <translation>État, %1, actuel</translation>
    </message>
    <message>
        <source>State, %1, passed</source>
        <translation>État, %1, passé</translation>
    </message>
    <message>
        <source>State, %1, not reached</source>
        <translation>État, %1, non atteint</translation>
    </message>
</context>
<context>
    <name>DrawStepLine</name>
    <message>
        <source>%1, failed. %2</source>
        <translation>%1, échec. %2</translation>
    </message>
    <message>
        <source>%1, checked</source>
        <translation>%1, vérifié</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1, en attente</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Roles and fates</source>
        <translation>Rôles et destins</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Graine %1</translation>
    </message>
    <message>
        <source>Post-mortem</source>
        <translation>Analyse</translation>
    </message>
</context>
<context>
    <name>EngineWords</name>
    <message>
        <source>Port %1 on %2 is taken by another program; %3.</source>
        <translation>Le port %1 sur %2 est occupé par un autre programme ; %3.</translation>
    </message>
    <message>
        <source>port %1 is free</source>
        <translation>le port %1 est libre</translation>
    </message>
    <message>
        <source>port 0 picks a free one</source>
        <translation>le port 0 en choisit un libre</translation>
    </message>
    <message>
        <source>Cannot listen on %1 port %2: %3. Choose another address or port.</source>
        <translation>Impossible d’écouter sur %1, port %2 : %3. Choisissez une autre adresse ou un autre port.</translation>
    </message>
    <message>
        <source>Nobody listens at %1. Is the agent running?</source>
        <translation>Personne n’écoute sur %1. L’agent est-il lancé ?</translation>
    </message>
    <message>
        <source>The host of %1 is not known. Is the name right?</source>
        <translation>L’hôte de %1 est inconnu. Le nom est-il correct ?</translation>
    </message>
    <message>
        <source>The certificate of %1 is not to be trusted. SSL_CERT_FILE names the certificates of a server of your own.</source>
        <translation>Le certificat de %1 n’est pas fiable. SSL_CERT_FILE indique les certificats d’un serveur à vous.</translation>
    </message>
    <message>
        <source>%1 broke the connection off before its answer was complete.</source>
        <translation>%1 a rompu la connexion avant la fin de sa réponse.</translation>
    </message>
    <message>
        <source>%1 could not be talked to: %2.</source>
        <translation>Impossible de dialoguer avec %1 : %2.</translation>
    </message>
    <message>
        <source>%1 could not be talked to: what it answers is not HTTP.</source>
        <translation>Impossible de dialoguer avec %1 : sa réponse n’est pas du HTTP.</translation>
    </message>
    <message>
        <source>The answer of %1 is larger than %2 bytes.</source>
        <translation>La réponse de %1 dépasse %2 octets.</translation>
    </message>
    <message>
        <source>%1 did not answer in time.</source>
        <translation>%1 n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>%1 did not answer within %2 ms.</source>
        <translation>%1 n’a pas répondu en %2 ms.</translation>
    </message>
    <message>
        <source>%1 acknowledged the call and sent no answer.</source>
        <translation>%1 a accusé réception de l’appel sans envoyer de réponse.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an http URL.</source>
        <translation>« %1 » n’est pas une adresse http.</translation>
    </message>
    <message>
        <source>The agent answered HTTP %1 %2.</source>
        <translation>L’agent a répondu HTTP %1 %2.</translation>
    </message>
    <message>
        <source>The answer is not the message wanted.</source>
        <translation>La réponse n’est pas le message attendu.</translation>
    </message>
    <message>
        <source>The answer is not a JSON object.</source>
        <translation>La réponse n’est pas un objet JSON.</translation>
    </message>
    <message>
        <source>Circuit breaker is OPEN</source>
        <translation>le disjoncteur est ouvert</translation>
    </message>
    <message>
        <source>The MCP server at %1 has no tool %2. Its tools: %3.</source>
        <translation>Le serveur MCP sur %1 n’a pas d’outil %2. Ses outils : %3.</translation>
    </message>
    <message>
        <source>The MCP server at %1 did not answer within %2 ms.</source>
        <translation>Le serveur MCP sur %1 n’a pas répondu en %2 ms.</translation>
    </message>
    <message>
        <source>The manager at %1 does not answer: %2</source>
        <translation>Le gestionnaire sur %1 ne répond pas : %2</translation>
    </message>
    <message>
        <source>The manager could not call this computer back: %1</source>
        <translation>Le gestionnaire n’a pas pu rappeler cet ordinateur : %1</translation>
    </message>
    <message>
        <source>The manager at %1 refused the registration: %2</source>
        <translation>Le gestionnaire sur %1 a refusé l’inscription : %2</translation>
    </message>
    <message>
        <source>The manager rejected the registration: %1</source>
        <translation>Le gestionnaire a rejeté l’inscription : %1</translation>
    </message>
    <message>
        <source>The manager at %1 could not be reached: %2 Start it with &quot;agent-league manager&quot;, or check the address.</source>
        <translation>Le gestionnaire sur %1 est injoignable : %2 Lancez-le avec « agent-league manager », ou vérifiez l’adresse.</translation>
    </message>
    <message>
        <source>Registration is closed: the league has started.</source>
        <translation>Les inscriptions sont closes : la ligue a commencé.</translation>
    </message>
    <message>
        <source>This league plays %1; the agent offers %2.</source>
        <translation>Cette ligue joue à %1 ; l’agent propose %2.</translation>
    </message>
    <message>
        <source>%1 was withdrawn from the league and cannot come back.</source>
        <translation>%1 a été retiré de la ligue et ne peut pas revenir.</translation>
    </message>
    <message>
        <source>The league cannot write to its disk at the moment: %1</source>
        <translation>La ligue ne peut pas écrire sur son disque pour le moment : %1</translation>
    </message>
    <message>
        <source>Too many registrations came from %1. Try again in %2 s.</source>
        <translation>Trop d’inscriptions sont venues de %1. Réessayez dans %2 s.</translation>
    </message>
    <message>
        <source>Too many questions came from %1. Ask again in %2 ms.</source>
        <translation>Trop de questions sont venues de %1. Redemandez dans %2 ms.</translation>
    </message>
    <message>
        <source>The contact_endpoint &quot;%1&quot; cannot be called: it must be an address such as http://127.0.0.1:8101/mcp.</source>
        <translation>Le contact_endpoint « %1 » ne peut pas être appelé : ce doit être une adresse comme http://127.0.0.1:8101/mcp.</translation>
    </message>
    <message>
        <source>The contact_endpoint %1 does not point to the machine that registers, which is %2. Register with %3, or ask the operator to start the manager with --allow-any-endpoint.</source>
        <translation>Le contact_endpoint %1 ne désigne pas la machine qui s’inscrit, qui est %2. Inscrivez-vous avec %3, ou demandez à l’opérateur de lancer le gestionnaire avec --allow-any-endpoint.</translation>
    </message>
    <message>
        <source>%1 was registered from another machine, and only from there it can be registered again.</source>
        <translation>%1 a été inscrit depuis une autre machine et ne peut être réinscrit que de là.</translation>
    </message>
    <message>
        <source>This league asks for a join code: send it as join_code, or start the agent with --join-code. Whoever runs the league has it.</source>
        <translation>Cette ligue demande un code d’accès : envoyez-le comme join_code, ou lancez l’agent avec --join-code. Qui dirige la ligue le possède.</translation>
    </message>
    <message>
        <source>The join code is not the one of this league.</source>
        <translation>Le code d’accès n’est pas celui de cette ligue.</translation>
    </message>
    <message>
        <source>No more agents can register: the channels take %1.</source>
        <translation>Plus aucun agent ne peut s’inscrire : les canaux en acceptent %1.</translation>
    </message>
    <message>
        <source>The league is full: it takes %1 %2.</source>
        <translation>La ligue est complète : elle accepte %1 %2.</translation>
    </message>
    <message>
        <source>players</source>
        <translation>joueurs</translation>
    </message>
    <message>
        <source>referees</source>
        <translation>arbitres</translation>
    </message>
    <message>
        <source>Nobody may watch this league: its operator has turned spectators off. Ask whoever runs it.</source>
        <translation>Personne ne peut suivre cette ligue : son opérateur n’admet pas de spectateurs. Adressez-vous à qui la dirige.</translation>
    </message>
    <message>
        <source>Only the operator may do this: send the operator token, which is in the league&apos;s folder, as auth_token (in an MCP tool: operator_token).</source>
        <translation>Seul l’opérateur peut le faire : envoyez le jeton de l’opérateur, qui est dans le dossier de la ligue, comme auth_token (dans un outil MCP : operator_token).</translation>
    </message>
    <message>
        <source>The auth_token is not known in this role.</source>
        <translation>Le auth_token n’est pas connu dans ce rôle.</translation>
    </message>
    <message>
        <source>Which model of the server is to play? Name it.</source>
        <translation>Quel modèle du serveur doit jouer ? Nommez-le.</translation>
    </message>
    <message>
        <source>The address of the model&apos;s server %1.</source>
        <translation>L’adresse du serveur du modèle %1.</translation>
    </message>
    <message>
        <source>must be an address such as http://127.0.0.1:8080/v1, without a name, a password or a question mark</source>
        <translation>doit ressembler à http://127.0.0.1:8080/v1, sans nom, mot de passe ni point d’interrogation</translation>
    </message>
    <message>
        <source>no program is named; write --exec &quot;python3 bot.py&quot;</source>
        <translation>aucun programme n’est indiqué ; écrivez --exec &quot;python3 bot.py&quot;</translation>
    </message>
    <message>
        <source>there is no program &quot;%1&quot;; is it installed, and is the name right?</source>
        <translation>il n’y a pas de programme « %1 » ; est-il installé, et son nom est-il correct ?</translation>
    </message>
    <message>
        <source>there is no file &quot;%1&quot;</source>
        <translation>il n’y a pas de fichier « %1 »</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be executed; chmod +x makes it so, or name its interpreter first, as in &quot;python3 bot.py&quot;</source>
        <translation>« %1 » n’est pas exécutable ; chmod +x le rend tel, ou nommez d’abord son interpréteur, comme dans &quot;python3 bot.py&quot;</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is missing; it must be %3</source>
        <translation>%1 : « %2 » manque ; ce doit être %3</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; must be %3, got %4</source>
        <translation>%1 : « %2 » doit être %3, reçu %4</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not valid: %3</source>
        <translation>%1 : « %2 » n’est pas valable : %3</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>l’un de %1</translation>
    </message>
    <message>
        <source>a non-empty text</source>
        <translation>un texte non vide</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>autre chose</translation>
    </message>
    <message>
        <source>The channel %1 is %2 already or for good.</source>
        <translation>Le canal %1 est déjà %2, ou définitivement.</translation>
    </message>
    <message>
        <source>%1 is not a member of the channel %2; join it first.</source>
        <translation>%1 n’est pas membre du canal %2 ; rejoignez-le d’abord.</translation>
    </message>
    <message>
        <source>The channel %1 is closed.</source>
        <translation>Le canal %1 est fermé.</translation>
    </message>
    <message>
        <source>The channel is closed.</source>
        <translation>Le canal est fermé.</translation>
    </message>
    <message>
        <source>The channel %1 is paused.</source>
        <translation>Le canal %1 est en pause.</translation>
    </message>
    <message>
        <source>%1 is in the channel already.</source>
        <translation>%1 est déjà dans le canal.</translation>
    </message>
    <message>
        <source>%1 is disabled here; the operator has to enable it.</source>
        <translation>%1 est désactivé ici ; l’opérateur doit l’activer.</translation>
    </message>
    <message>
        <source>%1 is offline already.</source>
        <translation>%1 est déjà hors ligne.</translation>
    </message>
    <message>
        <source>%1 is not disabled.</source>
        <translation>%1 n’est pas désactivé.</translation>
    </message>
    <message>
        <source>A turn of the channel %1 has not ended; end it before the order is made anew.</source>
        <translation>Un tour du canal %1 n’est pas terminé ; terminez-le avant de refaire l’ordre.</translation>
    </message>
    <message>
        <source>The turn &quot;%1&quot; is not under way.</source>
        <translation>Le tour « %1 » n’est pas en cours.</translation>
    </message>
    <message>
        <source>The turn &quot;%1&quot; is over.</source>
        <translation>Le tour « %1 » est terminé.</translation>
    </message>
    <message>
        <source>The turn &quot;%1&quot; is not the current one.</source>
        <translation>Le tour « %1 » n’est pas le tour en cours.</translation>
    </message>
    <message>
        <source>The turn &quot;%1&quot; has no draft.</source>
        <translation>Le tour « %1 » n’a pas de brouillon.</translation>
    </message>
    <message>
        <source>The turn &quot;%1&quot; does not wait for anything.</source>
        <translation>Le tour « %1 » n’attend rien.</translation>
    </message>
    <message>
        <source>%1 has the turn; let it end, or skip it.</source>
        <translation>%1 a la parole ; laissez-le finir ou passez-le.</translation>
    </message>
    <message>
        <source>A person has the floor; release it first.</source>
        <translation>Une personne a la parole ; rendez-la d’abord.</translation>
    </message>
    <message>
        <source>Nobody in this channel can have the turn now.</source>
        <translation>Personne dans ce canal ne peut prendre son tour maintenant.</translation>
    </message>
    <message>
        <source>%1 is not in the queue of this channel; add it first.</source>
        <translation>%1 n’est pas dans la file de ce canal ; ajoutez-le d’abord.</translation>
    </message>
    <message>
        <source>%1 has the turn already.</source>
        <translation>%1 a déjà la parole.</translation>
    </message>
    <message>
        <source>%1 does not wait.</source>
        <translation>%1 n’attend pas.</translation>
    </message>
    <message>
        <source>People may only watch in this channel.</source>
        <translation>Dans ce canal, on ne peut que regarder.</translation>
    </message>
    <message>
        <source>The message has no text.</source>
        <translation>Le message n’a pas de texte.</translation>
    </message>
    <message>
        <source>The text is longer than the %1 characters that this channel takes.</source>
        <translation>Le texte dépasse les %1 caractères que ce canal accepte.</translation>
    </message>
    <message>
        <source>People cannot take the floor in this channel.</source>
        <translation>Dans ce canal, on ne peut pas prendre la parole.</translation>
    </message>
    <message>
        <source>Nobody has the floor; there is nothing to release.</source>
        <translation>Personne n’a la parole ; il n’y a rien à rendre.</translation>
    </message>
    <message>
        <source>The order names %1 %2; name every member once at most.</source>
        <translation>L’ordre nomme %1 (%2) ; nommez chaque membre une fois au plus.</translation>
    </message>
    <message>
        <source>who is not in the channel</source>
        <translation>pas dans le canal</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>deux fois</translation>
    </message>
    <message>
        <source>There is no channel &quot;%1&quot;; list_channels names them.</source>
        <translation>Il n’y a pas de canal « %1 » ; list_channels les nomme.</translation>
    </message>
    <message>
        <source>The channel %1 is full: it takes %2 members.</source>
        <translation>Le canal %1 est complet : il accepte %2 membres.</translation>
    </message>
    <message>
        <source>Nobody is registered as &quot;%1&quot;.</source>
        <translation>Personne n’est inscrit sous « %1 ».</translation>
    </message>
    <message>
        <source>The channel_id &quot;%1&quot; cannot be used: take letters, digits, &quot;-&quot;, &quot;_&quot; and &quot;.&quot;, at most 100.</source>
        <translation>Le channel_id « %1 » ne convient pas : lettres, chiffres, « - », « _ » et « . », 100 au plus.</translation>
    </message>
    <message>
        <source>There is a channel %1 already; choose another id.</source>
        <translation>Il y a déjà un canal %1 ; choisissez un autre identifiant.</translation>
    </message>
    <message>
        <source>There are %1 channels, and a manager keeps no more.</source>
        <translation>Il y a %1 canaux, et un gestionnaire n’en tient pas plus.</translation>
    </message>
    <message>
        <source>A channel takes %1 members at most.</source>
        <translation>Un canal accepte %1 membres au plus.</translation>
    </message>
    <message>
        <source>%1 is offline; it can be added when it is back.</source>
        <translation>%1 est hors ligne ; on pourra l’ajouter à son retour.</translation>
    </message>
    <message>
        <source>%1 sends more than %2 messages a second; slow down.</source>
        <translation>%1 envoie plus de %2 messages par seconde ; ralentissez.</translation>
    </message>
    <message>
        <source>turnConfig: &quot;%1&quot; must be %2.</source>
        <translation>turnConfig : « %1 » doit être %2.</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un nombre entier de %1 à %2</translation>
    </message>
    <message>
        <source>%1 cannot join the channel %2 at %3: %4</source>
        <translation>%1 ne peut pas rejoindre le canal %2 sur %3 : %4</translation>
    </message>
    <message>
        <source>The agent answered with an error: %1</source>
        <translation>L’agent a répondu par une erreur : %1</translation>
    </message>
    <message>
        <source>The agent could not be reached: %1</source>
        <translation>L’agent est injoignable : %1</translation>
    </message>
    <message>
        <source>The orchestrator was restarted; the turn ended.</source>
        <translation>Le gestionnaire a été redémarré ; le tour est terminé.</translation>
    </message>
    <message>
        <source>Agent completed response without TURN_COMPLETE</source>
        <translation>L’agent a terminé sa réponse sans TURN_COMPLETE</translation>
    </message>
    <message>
        <source>It did not ask for its turn.</source>
        <translation>Il n’a pas demandé son tour.</translation>
    </message>
    <message>
        <source>It has registered again.</source>
        <translation>Il s’est réinscrit.</translation>
    </message>
    <message>
        <source>The operator has removed it.</source>
        <translation>L’opérateur l’a supprimé.</translation>
    </message>
    <message>
        <source>Could not write %1: %2. %3</source>
        <translation>Impossible d’écrire %1 : %2. %3</translation>
    </message>
    <message>
        <source>Could not make the folder %1: %2. %3</source>
        <translation>Impossible de créer le dossier %1 : %2. %3</translation>
    </message>
    <message>
        <source>Could not sync the folder of %1: %2. %3</source>
        <translation>Impossible de synchroniser le dossier de %1 : %2. %3</translation>
    </message>
    <message>
        <source>Could not sync the folder above %1: %2. %3</source>
        <translation>Impossible de synchroniser le dossier au-dessus de %1 : %2. %3</translation>
    </message>
    <message>
        <source>Free some space on that disk.</source>
        <translation>Libérez de l’espace sur ce disque.</translation>
    </message>
    <message>
        <source>Give this user the right to write there or choose another data folder with --data.</source>
        <translation>Donnez à cet utilisateur le droit d’y écrire ou choisissez un autre dossier de données (--data).</translation>
    </message>
    <message>
        <source>Choose another data folder with --data.</source>
        <translation>Choisissez un autre dossier de données (--data).</translation>
    </message>
    <message>
        <source>Could not use %1 as a folder: something else has that name. Remove it or choose another data folder with --data.</source>
        <translation>Impossible d’utiliser %1 comme dossier : autre chose porte ce nom. Supprimez-le ou choisissez un autre dossier de données (--data).</translation>
    </message>
    <message>
        <source>The league id &quot;%1&quot; cannot be used as the name of a folder: it is empty or too long. Choose a shorter one of letters, digits, - and _.</source>
        <translation>L’identifiant de ligue « %1 » ne peut pas nommer un dossier : il est vide ou trop long. Choisissez-en un plus court, avec lettres, chiffres, - et _.</translation>
    </message>
    <message>
        <source>The journal %1 cannot be kept on this disk: its file system cannot share memory between programs. Choose a data folder on a local disk with --data.</source>
        <translation>Le journal %1 ne peut pas être tenu sur ce disque : son système de fichiers ne partage pas la mémoire entre programmes. Choisissez un dossier de données sur un disque local (--data).</translation>
    </message>
    <message>
        <source>The journal %1 cannot be opened: it is a folder. Move it away or choose another data folder with --data.</source>
        <translation>Le journal %1 ne peut pas être ouvert : c’est un dossier. Déplacez-le ou choisissez un autre dossier de données (--data).</translation>
    </message>
    <message>
        <source>Could not open %1: %2. Check that this user may write there or choose another data folder with --data.</source>
        <translation>Impossible d’ouvrir %1 : %2. Vérifiez que cet utilisateur peut y écrire ou choisissez un autre dossier de données (--data).</translation>
    </message>
    <message>
        <source>The journal %1 is in use by %2. Stop that Agent League first or choose another data folder with --data.</source>
        <translation>Le journal %1 est utilisé par %2. Arrêtez d’abord cet Agent League ou choisissez un autre dossier de données (--data).</translation>
    </message>
    <message>
        <source>another process</source>
        <translation>un autre processus</translation>
    </message>
    <message>
        <source>this process (%1)</source>
        <translation>ce processus (%1)</translation>
    </message>
    <message>
        <source>process %1</source>
        <translation>le processus %1</translation>
    </message>
    <message>
        <source>Could not lock %1: %2. Choose a data folder on a disk that can lock files with --data.</source>
        <translation>Impossible de verrouiller %1 : %2. Choisissez un dossier de données sur un disque qui sait verrouiller des fichiers (--data).</translation>
    </message>
    <message>
        <source>There is no journal at %1. Check the data folder and the id of the league.</source>
        <translation>Il n’y a pas de journal à %1. Vérifiez le dossier de données et l’identifiant de la ligue.</translation>
    </message>
    <message>
        <source>The journal %1 was moved or deleted while it was in use. Put it back, or restart Agent League to go on with a new one.</source>
        <translation>Le journal %1 a été déplacé ou supprimé pendant son utilisation. Remettez-le en place ou relancez Agent League pour continuer avec un nouveau.</translation>
    </message>
    <message>
        <source>The file %1 is a database of another program, not a journal of Agent League. Move it away or choose another data folder with --data.</source>
        <translation>Le fichier %1 est une base de données d’un autre programme, pas un journal d’Agent League. Déplacez-le ou choisissez un autre dossier de données (--data).</translation>
    </message>
    <message>
        <source>The journal %1 was written by a newer Agent League (its format is %2, this program knows up to %3). Update Agent League to open it.</source>
        <translation>Le journal %1 vient d’un Agent League plus récent (son format est %2, ce programme connaît jusqu’à %3). Mettez Agent League à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>The journal %1 could not be written: the disk is full. Free some space there; what is waiting to be written is kept and tried again.</source>
        <translation>Le journal %1 n’a pas pu être écrit : le disque est plein. Libérez de l’espace ; ce qui attend est conservé et réessayé.</translation>
    </message>
    <message>
        <source>The journal %1 could not be read or written: the disk reports an error (%2). Check the disk and its free space; what is waiting to be written is kept and tried again.</source>
        <translation>Le journal %1 n’a pas pu être lu ou écrit : le disque signale une erreur (%2). Vérifiez le disque et l’espace libre ; ce qui attend est conservé et réessayé.</translation>
    </message>
    <message>
        <source>The journal %1 could not be written: the file or its folder is read-only. Give this user the right to write there or choose another data folder with --data.</source>
        <translation>Le journal %1 n’a pas pu être écrit : le fichier ou son dossier est en lecture seule. Donnez à cet utilisateur le droit d’y écrire ou choisissez un autre dossier de données (--data).</translation>
    </message>
    <message>
        <source>The journal %1 could not be opened: the file or its folder is not accessible. Check that the folder exists and that this user may write there, or choose another data folder with --data.</source>
        <translation>Le journal %1 n’a pas pu être ouvert : le fichier ou son dossier n’est pas accessible. Vérifiez que le dossier existe et que cet utilisateur peut y écrire, ou choisissez un autre dossier de données (--data).</translation>
    </message>
    <message>
        <source>The journal %1 is locked by another program. Close the program that has it open for writing, for example a database browser.</source>
        <translation>Le journal %1 est verrouillé par un autre programme. Fermez le programme qui l’a ouvert en écriture, par exemple un explorateur de bases de données.</translation>
    </message>
    <message>
        <source>The journal %1 is damaged (%2). Restore it from a backup, or move it away to start the league afresh.</source>
        <translation>Le journal %1 est endommagé (%2). Restaurez-le depuis une sauvegarde, ou déplacez-le pour recommencer la ligue.</translation>
    </message>
    <message>
        <source>The file %1 is not a journal of Agent League. Move it away or choose another data folder with --data.</source>
        <translation>Le fichier %1 n’est pas un journal d’Agent League. Déplacez-le ou choisissez un autre dossier de données (--data).</translation>
    </message>
    <message>
        <source>The journal %1 could not be used: %2. Check the file and its folder, or choose another data folder with --data.</source>
        <translation>Le journal %1 n’a pas pu être utilisé : %2. Vérifiez le fichier et son dossier, ou choisissez un autre dossier de données (--data).</translation>
    </message>
    <message>
        <source>The journal %1 is empty: there is nothing to replay.</source>
        <translation>Le journal %1 est vide : il n’y a rien à rejouer.</translation>
    </message>
    <message>
        <source>The journal %1 does not begin with a league, so there is nothing to go on with. Start a new league.</source>
        <translation>Le journal %1 ne commence pas par une ligue : il n’y a rien à reprendre. Commencez une nouvelle ligue.</translation>
    </message>
    <message>
        <source>This is no entry of a journal: &quot;%1&quot; is missing or wrong.</source>
        <translation>Ce n’est pas une entrée de journal : « %1 » manque ou est incorrect.</translation>
    </message>
    <message>
        <source>%1 is no exported league: %2. Choose a file that was exported as JSON, or the journal.db of a league.</source>
        <translation>%1 n’est pas une ligue exportée : %2. Choisissez un fichier exporté en JSON, ou le journal.db d’une ligue.</translation>
    </message>
    <message>
        <source>it is larger than 512 MB</source>
        <translation>il dépasse 512 Mo</translation>
    </message>
    <message>
        <source>it is not JSON (%1)</source>
        <translation>ce n’est pas du JSON (%1)</translation>
    </message>
    <message>
        <source>its &quot;format&quot; is not &quot;%1&quot;</source>
        <translation>son « format » n’est pas « %1 »</translation>
    </message>
    <message>
        <source>a newer version of this program wrote it</source>
        <translation>une version plus récente de ce programme l’a écrit</translation>
    </message>
    <message>
        <source>it has no entries</source>
        <translation>il n’a aucune entrée</translation>
    </message>
    <message>
        <source>entry %1 is wrong, %2</source>
        <translation>l’entrée %1 est incorrecte, %2</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>%1 n’a pas pu être lu : %2.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 n’a pas pu être écrit : %2.</translation>
    </message>
    <message>
        <source>%1 is a folder. Name the file that should be written.</source>
        <translation>%1 est un dossier. Indiquez le fichier à écrire.</translation>
    </message>
    <message>
        <source>There is no folder %1 to write %2 into. Make it, or choose another.</source>
        <translation>Il n’y a pas de dossier %1 où écrire %2. Créez-le ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>There is no channel &quot;%1&quot; in %2.</source>
        <translation>Il n’y a pas de canal « %1 » dans %2.</translation>
    </message>
    <message>
        <source>Could not open the log %1: %2.</source>
        <translation>Impossible d’ouvrir le fichier de suivi %1 : %2.</translation>
    </message>
    <message>
        <source>The program has lost its own file %1.</source>
        <translation>Le programme a perdu son propre fichier %1.</translation>
    </message>
    <message>
        <source>%1 is there already and is not overwritten. Choose another folder.</source>
        <translation>%1 existe déjà et n’est pas remplacé. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>The folder %1 could not be made. Is there a file of that name, or no permission?</source>
        <translation>Le dossier %1 n’a pas pu être créé. Y a-t-il un fichier de ce nom, ou manque-t-il un droit ?</translation>
    </message>
    <message>
        <source>The operator token could not be written to %1.</source>
        <translation>Le jeton de l’opérateur n’a pas pu être écrit dans %1.</translation>
    </message>
    <message>
        <source>League %1 is one of the command &quot;%2&quot;; go on with it by: %3</source>
        <translation>La ligue %1 relève de la commande « %2 » ; reprenez-la avec : %3</translation>
    </message>
    <message>
        <source>There is no interrupted league in %1. Name another folder with --data, or a league with --league.</source>
        <translation>Il n’y a pas de ligue interrompue dans %1. Indiquez un autre dossier (--data) ou une ligue (--league).</translation>
    </message>
    <message>
        <source>There is no league %1 in %2.</source>
        <translation>Il n’y a pas de ligue %1 dans %2.</translation>
    </message>
    <message>
        <source>The league cannot be resumed by this version of Agent League: %1</source>
        <translation>Cette version d’Agent League ne peut pas reprendre la ligue : %1</translation>
    </message>
    <message>
        <source>Nothing came back from %1 in %2 ms: somebody may listen there, but does not answer HTTP.</source>
        <translation>Rien n’est revenu de %1 en %2 ms : quelqu’un y écoute peut-être, mais sans répondre en HTTP.</translation>
    </message>
    <message>
        <source>Connection refused at %1: %2</source>
        <translation>Connexion refusée à %1 : %2</translation>
    </message>
    <message>
        <source>is the agent running, on port %1, and bound to that address?</source>
        <translation>l’agent est-il lancé, sur le port %1, et écoute-t-il à cette adresse ?</translation>
    </message>
    <message>
        <source>No connection to %1 (%2) - %3</source>
        <translation>Pas de connexion à %1 (%2) - %3</translation>
    </message>
    <message>
        <source>It does not understand %1: %2 (code %3).</source>
        <translation>Il ne comprend pas %1 : %2 (code %3).</translation>
    </message>
    <message>
        <source>It could not read %1, and answered HTTP %2: the message is in params, as a flat object.</source>
        <translation>Il n’a pas pu lire %1 et a répondu HTTP %2 : le message est dans params, comme objet plat.</translation>
    </message>
    <message>
        <source>It answered %1 with HTTP %2 and no JSON-RPC: is this the agent&apos;s address, with the path /mcp?</source>
        <translation>Il a répondu à %1 par HTTP %2 sans JSON-RPC : est-ce l’adresse de l’agent, avec le chemin /mcp ?</translation>
    </message>
    <message>
        <source>It refused %1 with an error: %2 (code %3).</source>
        <translation>Il a refusé %1 avec une erreur : %2 (code %3).</translation>
    </message>
    <message>
        <source>It answered %1 with a web page (text/html) instead of JSON: is this the agent&apos;s address, with the path /mcp?</source>
        <translation>Il a répondu à %1 par une page web (text/html) au lieu de JSON : est-ce l’adresse de l’agent, avec le chemin /mcp ?</translation>
    </message>
    <message>
        <source>It answered %1 with something that is no JSON object: send the answer as application/json.</source>
        <translation>Il a répondu à %1 par autre chose qu’un objet JSON : envoyez la réponse en application/json.</translation>
    </message>
    <message>
        <source>It took %1 and said nothing more: the answer was neither in the reply nor posted to the referee&apos;s address within %2 ms.</source>
        <translation>Il a reçu %1 et n’a plus rien dit : la réponse n’était ni dans le retour ni envoyée à l’adresse de l’arbitre en %2 ms.</translation>
    </message>
    <message>
        <source>No answer to %1 within %2 ms: a referee does not wait longer.</source>
        <translation>Pas de réponse à %1 en %2 ms : un arbitre n’attend pas plus.</translation>
    </message>
    <message>
        <source>It answered %1 with HTTP %2: the program failed on it. Its own log or terminal shows where.</source>
        <translation>Il a répondu à %1 par HTTP %2 : le programme a échoué. Son journal ou son terminal montre où.</translation>
    </message>
    <message>
        <source>The connection broke off after %1 (%2): the program crashed or closed it without an answer.</source>
        <translation>La connexion s’est rompue après %1 (%2) : le programme a planté ou l’a fermée sans réponse.</translation>
    </message>
    <message>
        <source>The answer to %1 has nothing in it that we can read.</source>
        <translation>La réponse à %1 ne contient rien de lisible.</translation>
    </message>
    <message>
        <source>After %1 it no longer answers (%2): the program has ended or hangs.</source>
        <translation>Après %1, il ne répond plus (%2) : le programme est terminé ou bloqué.</translation>
    </message>
    <message>
        <source>the end of a match</source>
        <translation>la fin d’un match</translation>
    </message>
    <message>
        <source>unknown messages and broken JSON</source>
        <translation>des messages inconnus et du JSON cassé</translation>
    </message>
    <message>
        <source>a heartbeat</source>
        <translation>un signe de vie</translation>
    </message>
    <message>
        <source>an unknown message</source>
        <translation>un message inconnu</translation>
    </message>
    <message>
        <source>broken JSON</source>
        <translation>du JSON cassé</translation>
    </message>
    <message>
        <source>the invitation</source>
        <translation>l’invitation</translation>
    </message>
    <message>
        <source>the question</source>
        <translation>la question</translation>
    </message>
    <message>
        <source>It can play without, but a manager finds out later when it is gone.</source>
        <translation>Il peut jouer sans, mais le gestionnaire remarquera plus tard son absence.</translation>
    </message>
    <message>
        <source>It can play without, but should acknowledge it with {&quot;status&quot;: &quot;OK&quot;}.</source>
        <translation>Il peut jouer sans, mais devrait en accuser réception avec {&quot;status&quot;: &quot;OK&quot;}.</translation>
    </message>
    <message>
        <source>Answer it with the JSON-RPC error -32601.</source>
        <translation>Répondez-y par l’erreur JSON-RPC -32601.</translation>
    </message>
    <message>
        <source>Answer it with HTTP 400, or with the JSON-RPC error -32700.</source>
        <translation>Répondez-y par HTTP 400 ou par l’erreur JSON-RPC -32700.</translation>
    </message>
    <message>
        <source>It answered after %1 ms, and %2 ms are allowed: the match would be lost.</source>
        <translation>Il a répondu après %1 ms, alors que %2 ms sont permises : le match serait perdu.</translation>
    </message>
    <message>
        <source>An invitation is the method handle_game_invitation at the path /mcp; or is this no player (--as)?</source>
        <translation>Une invitation est la méthode handle_game_invitation au chemin /mcp ; ou n’est-ce pas un joueur (--as) ?</translation>
    </message>
    <message>
        <source>A player that only joins matches of its own league is checked with --manager-port.</source>
        <translation>Un joueur qui ne rejoint que les matchs de sa propre ligue se vérifie avec --manager-port.</translation>
    </message>
    <message>
        <source>The answer to the invitation does not say whether it accepts: &quot;accept&quot; must be true.</source>
        <translation>La réponse à l’invitation ne dit pas s’il accepte : « accept » doit être true.</translation>
    </message>
    <message>
        <source>It declined the invitation (%1).</source>
        <translation>Il a décliné l’invitation (%1).</translation>
    </message>
    <message>
        <source>It declined the invitation.</source>
        <translation>Il a décliné l’invitation.</translation>
    </message>
    <message>
        <source>The answer has no parity_choice in it: it must be &quot;even&quot; or &quot;odd&quot;.</source>
        <translation>La réponse n’a pas de parity_choice : ce doit être « even » ou « odd ».</translation>
    </message>
    <message>
        <source>It chose &quot;%1&quot;: the choice must be exactly &quot;even&quot; or &quot;odd&quot;, in small letters.</source>
        <translation>Il a choisi « %1 » : le choix doit être exactement « even » ou « odd », en minuscules.</translation>
    </message>
    <message>
        <source>In %1, one of two matches at once: %2</source>
        <translation>Dans %1, l’un de deux matchs simultanés : %2</translation>
    </message>
    <message>
        <source>the answer is about %1.</source>
        <translation>la réponse porte sur %1.</translation>
    </message>
    <message>
        <source>It played before the nonsense, and no longer: %1</source>
        <translation>Il jouait avant les messages absurdes, et plus après : %1</translation>
    </message>
    <message>
        <source>The answer to request %1 has another id: it must repeat the id of the request, as a number, or nobody can tell which request it answers.</source>
        <translation>La réponse à la requête %1 a un autre id : elle doit répéter l’id de la requête, comme nombre, sinon nul ne sait à laquelle elle répond.</translation>
    </message>
    <message>
        <source>Its answers are no JSON-RPC replies; we understand them, others may not: send {&quot;jsonrpc&quot;: &quot;2.0&quot;, &quot;id&quot;: …, &quot;result&quot;: {…}}.</source>
        <translation>Ses réponses ne sont pas du JSON-RPC ; nous les comprenons, d’autres peut-être pas : envoyez {&quot;jsonrpc&quot;: &quot;2.0&quot;, &quot;id&quot;: …, &quot;result&quot;: {…}}.</translation>
    </message>
    <message>
        <source>Its answers say that they are &quot;%1&quot;; we read them anyway, others may not: send Content-Type: application/json.</source>
        <translation>Ses réponses se disent « %1 » ; nous les lisons quand même, d’autres peut-être pas : envoyez Content-Type: application/json.</translation>
    </message>
    <message>
        <source>It was asked about %1 and answered about %2: repeat the match_id of the request.</source>
        <translation>On l’a interrogé sur %1 et il a répondu sur %2 : répétez le match_id de la requête.</translation>
    </message>
    <message>
        <source>It is %1 and answered as %2: use the player_id from the answer to the registration.</source>
        <translation>C’est %1 et il a répondu en tant que %2 : utilisez le player_id de la réponse à l’inscription.</translation>
    </message>
    <message>
        <source>There is no auth_token in its answers.</source>
        <translation>Ses réponses n’ont pas de auth_token.</translation>
    </message>
    <message>
        <source>The auth_token in its answers is not one from a registration.</source>
        <translation>Le auth_token de ses réponses ne vient pas d’une inscription.</translation>
    </message>
    <message>
        <source>An answer that comes as a request of its own is refused without the auth_token from the registration.</source>
        <translation>Une réponse envoyée comme requête à part est refusée sans le auth_token de l’inscription.</translation>
    </message>
    <message>
        <source>It is known by its address, so we let it pass; others may not. Send the auth_token from the registration.</source>
        <translation>Son adresse est connue, nous l’acceptons donc ; d’autres peut-être pas. Envoyez le auth_token de l’inscription.</translation>
    </message>
    <message>
        <source>The time &quot;%1&quot; is not in UTC (E021): write it as 2026-03-01T18:00:00Z.</source>
        <translation>L’heure « %1 » n’est pas en UTC (E021) : écrivez-la 2026-03-01T18:00:00Z.</translation>
    </message>
    <message>
        <source>Its times do not say of which zone they are; we take them for UTC. Write them as 2026-03-01T18:00:00Z.</source>
        <translation>Ses heures n’indiquent pas leur fuseau ; nous les prenons pour UTC. Écrivez-les 2026-03-01T18:00:00Z.</translation>
    </message>
    <message>
        <source>Its answers lack parts of the envelope (protocol, message_type, sender, timestamp, conversation_id); we fill them in, others may not.</source>
        <translation>Il manque à ses réponses des parties de l’enveloppe (protocol, message_type, sender, timestamp, conversation_id) ; nous les complétons, d’autres peut-être pas.</translation>
    </message>
    <message>
        <source>There is no rule &quot;%1&quot;. Did you mean %2?</source>
        <translation>Il n’y a pas de règle « %1 ». Vouliez-vous dire %2 ?</translation>
    </message>
    <message>
        <source>The rule %1 cannot be &quot;%2&quot;. Allowed: %3.</source>
        <translation>La règle %1 ne peut pas être « %2 ». Autorisé : %3.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>The draw range %1 to %2 is empty. Set draw_range.min to at most draw_range.max.</source>
        <translation>La plage de tirage de %1 à %2 est vide. draw_range.min doit être au plus égal à draw_range.max.</translation>
    </message>
    <message>
        <source>The draw range %1 to %2 holds %3 even and %4 odd numbers, so even is likelier. 1 to 10 is balanced.</source>
        <translation>La plage de %1 à %2 contient %3 nombres pairs et %4 impairs : pair est plus probable. De 1 à 10, c’est équilibré.</translation>
    </message>
    <message>
        <source>The draw range %1 to %2 holds %3 even and %4 odd numbers, so odd is likelier. 1 to 10 is balanced.</source>
        <translation>La plage de %1 à %2 contient %3 nombres pairs et %4 impairs : impair est plus probable. De 1 à 10, c’est équilibré.</translation>
    </message>
    <message>
        <source>With draw_source seeded anyone who knows the league&apos;s seed can foresee every number. Use it for demos and tests.</source>
        <translation>Avec draw_source réglé sur seeded, qui connaît la graine de la ligue peut prévoir chaque nombre. À réserver aux démonstrations et aux tests.</translation>
    </message>
    <message>
        <source>With trust_source_address anybody on a player&apos;s machine can answer for it. Use it only for agents that never send their token.</source>
        <translation>Avec trust_source_address, n’importe qui sur la machine d’un joueur peut répondre à sa place. Seulement pour les agents qui n’envoient jamais leur jeton.</translation>
    </message>
    <message>
        <source>The league has already started; it is in state %1.</source>
        <translation>La ligue a déjà commencé ; elle est dans l’état %1.</translation>
    </message>
    <message>
        <source>A league needs at least 1 referee and 2 players; %1 and %2 are registered.</source>
        <translation>Une ligue demande au moins 1 arbitre et 2 joueurs ; %1 et %2 sont inscrits.</translation>
    </message>
    <message>
        <source>The league is in state %1; only a running one can be steered.</source>
        <translation>La ligue est dans l’état %1 ; seule une ligue en cours peut être dirigée.</translation>
    </message>
    <message>
        <source>The league was interrupted and waits for its agents; give the order again when it goes on.</source>
        <translation>La ligue a été interrompue et attend ses agents ; redonnez l’ordre quand elle reprendra.</translation>
    </message>
    <message>
        <source>The operator has withdrawn %1.</source>
        <translation>L’opérateur a retiré %1.</translation>
    </message>
    <message>
        <source>%1 cannot be removed any more: the league has started. A player can be withdrawn.</source>
        <translation>%1 ne peut plus être supprimé : la ligue a commencé. Un joueur peut être retiré.</translation>
    </message>
    <message>
        <source>Nobody in this league is called %1.</source>
        <translation>Personne dans cette ligue ne s’appelle %1.</translation>
    </message>
    <message>
        <source>%1 is withdrawn already.</source>
        <translation>%1 est déjà retiré.</translation>
    </message>
    <message>
        <source>There is no player %1.</source>
        <translation>Il n’y a pas de joueur %1.</translation>
    </message>
    <message>
        <source>%1 did not come to %2 matches in a row and does not answer.</source>
        <translation>%1 ne s’est pas présenté à %2 matchs de suite et ne répond pas.</translation>
    </message>
    <message>
        <source>%1 has missed %2 heartbeats.</source>
        <translation>%1 a manqué %2 signes de vie.</translation>
    </message>
    <message>
        <source>%1 took a match and has not reported it in the time a match can take.</source>
        <translation>%1 a pris un match et n’en a pas rendu compte dans le temps qu’un match peut durer.</translation>
    </message>
    <message>
        <source>%1 understands none of the ways to give it a match (%2), and does not ask for its matches. Try it with: agent-league check %3 --as referee</source>
        <translation>%1 ne comprend aucune des façons de lui confier un match (%2) et ne demande pas les siens. Essayez-le avec : agent-league check %3 --as referee</translation>
    </message>
    <message>
        <source>none was tried</source>
        <translation>aucune n’a été essayée</translation>
    </message>
    <message>
        <source>No match can begin now: all of this round are under way or over.</source>
        <translation>Aucun match ne peut commencer : tous ceux de cette manche sont en cours ou terminés.</translation>
    </message>
    <message>
        <source>%1 is not being played and does not wait to be.</source>
        <translation>%1 n’est pas en cours et n’attend pas de l’être.</translation>
    </message>
    <message>
        <source>%1 is not being played here.</source>
        <translation>%1 n’est pas joué ici.</translation>
    </message>
    <message>
        <source>%1 is not being played.</source>
        <translation>%1 n’est pas en cours.</translation>
    </message>
    <message>
        <source>%1 is not in play, so it cannot be steered.</source>
        <translation>%1 n’est pas en jeu et ne peut donc pas être dirigé.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Le match est terminé.</translation>
    </message>
    <message>
        <source>The match is paused already.</source>
        <translation>Le match est déjà en pause.</translation>
    </message>
    <message>
        <source>The match is not paused.</source>
        <translation>Le match n’est pas en pause.</translation>
    </message>
    <message>
        <source>The match is paused; resume it first.</source>
        <translation>Le match est en pause ; reprenez-le d’abord.</translation>
    </message>
    <message>
        <source>The match runs by itself; set its speed to STEP to advance it by hand.</source>
        <translation>Le match avance de lui-même ; réglez la vitesse sur STEP pour l’avancer à la main.</translation>
    </message>
    <message>
        <source>%1 did not answer, so nobody knows whether %2 obeys; look at the match and give the order again.</source>
        <translation>%1 n’a pas répondu, on ne sait donc pas si %2 obéit ; regardez le match et redonnez l’ordre.</translation>
    </message>
    <message>
        <source>The manager was restarted.</source>
        <translation>Le gestionnaire a été redémarré.</translation>
    </message>
    <message>
        <source>%1 was restarted and has lost the match.</source>
        <translation>%1 a été redémarré et a perdu le match en cours.</translation>
    </message>
    <message>
        <source>The operator ended the match: %1</source>
        <translation>L’opérateur a mis fin au match : %1</translation>
    </message>
    <message>
        <source>The operator ended the match.</source>
        <translation>L’opérateur a mis fin au match.</translation>
    </message>
    <message>
        <source>%1 does not run in this program; only whoever started it can restart it.</source>
        <translation>%1 ne tourne pas dans ce programme ; seul celui qui l’a lancé peut le redémarrer.</translation>
    </message>
    <message>
        <source>There is no strategy &quot;%1&quot;. Known are: %2.</source>
        <translation>Il n’y a pas de stratégie « %1 ». Sont connues : %2.</translation>
    </message>
    <message>
        <source>There is no voice &quot;%1&quot;. Known are: %2.</source>
        <translation>Il n’y a pas de voix « %1 ». Sont connues : %2.</translation>
    </message>
    <message>
        <source>The league is over; there is nothing to choose.</source>
        <translation>La ligue est terminée ; il n’y a plus rien à choisir.</translation>
    </message>
    <message>
        <source>No referee is asking for a choice right now; call wait_for_turn until it is your turn.</source>
        <translation>Aucun arbitre ne demande de choix pour l’instant ; attendez votre tour (wait_for_turn).</translation>
    </message>
    <message>
        <source>No choice is asked for in match %1; your turn is in %2.</source>
        <translation>Aucun choix n’est demandé dans le match %1 ; votre tour est dans %2.</translation>
    </message>
    <message>
        <source>This is the last call. Without an answer to it, %1</source>
        <translation>C’est le dernier appel. Sans réponse : %1</translation>
    </message>
    <message>
        <source>Without an answer to this call or %1, %2</source>
        <translation>Sans réponse à cet appel ou à %1 : %2</translation>
    </message>
    <message>
        <source>the one after it</source>
        <translation>celui d’après</translation>
    </message>
    <message>
        <source>the %1 after it</source>
        <translation>l’un des %1 suivants</translation>
    </message>
    <message>
        <source>the match is cancelled and does not count.</source>
        <translation>le match est annulé et ne compte pas.</translation>
    </message>
    <message>
        <source>the match is a technical loss.</source>
        <translation>le match est une défaite technique.</translation>
    </message>
    <message>
        <source>The answer is not asked for again: %1</source>
        <translation>La réponse ne sera pas redemandée : %1</translation>
    </message>
    <message>
        <source>%1 chose &quot;%2&quot;, which is neither &quot;even&quot; nor &quot;odd&quot;. Only these two words are valid, so the match is lost.</source>
        <translation>%1 a choisi « %2 », qui n’est ni « even » ni « odd ». Seuls ces deux mots sont valables : le match est perdu.</translation>
    </message>
    <message>
        <source>The answer is for %1 of %2 (attempt %3), not for this question.</source>
        <translation>La réponse concerne %1 de %2 (essai %3), pas cette question.</translation>
    </message>
    <message>
        <source>The answer is for %1 of %2 (attempt %3), not for this invitation.</source>
        <translation>La réponse concerne %1 de %2 (essai %3), pas cette invitation.</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permission refusée</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>opération non autorisée</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>système de fichiers en lecture seule</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>plus d’espace sur le disque</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>quota de disque dépassé</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>fichier ou dossier inexistant</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>le fichier existe déjà</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>erreur d’entrée-sortie</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>nom de fichier trop long</translation>
    </message>
    <message>
        <source>The bundle could not be written: %1.</source>
        <translation>L’archive n’a pas pu être écrite&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The league is too large for one .zip file. Export it as json and replay instead.</source>
        <translation>La ligue est trop grande pour un fichier .zip. Mieux vaut l’exporter en json et replay.</translation>
    </message>
    <message>
        <source>The join link cannot be used: %1. Ask whoever runs the league for a new one.</source>
        <translation>Le lien d’accès est inutilisable : %1. Demandez-en un nouveau à qui dirige la ligue.</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>il est trop long</translation>
    </message>
    <message>
        <source>it does not ask to join a league</source>
        <translation>il n’invite pas à une ligue</translation>
    </message>
    <message>
        <source>it names no manager</source>
        <translation>il n’indique aucun gestionnaire</translation>
    </message>
    <message>
        <source>it has characters that nobody can type</source>
        <translation>il contient des caractères que personne ne peut taper</translation>
    </message>
    <message>
        <source>its address cannot be one of a manager</source>
        <translation>son adresse ne peut pas être celle d’un gestionnaire</translation>
    </message>
    <message>
        <source>A league is played in this window, and joining another would end it. Leave it first, then open the link again.</source>
        <translation>Une ligue se joue dans cette fenêtre, et en rejoindre une autre y mettrait fin. Quittez-la d’abord, puis rouvrez le lien.</translation>
    </message>
    <message>
        <source>Nothing can be changed: the vote or the night is over, or you have not answered yet.</source>
        <translation>Rien ne peut être changé : le vote ou la nuit est terminé, ou vous n’avez pas encore répondu.</translation>
    </message>
    <message>
        <source>This change is not possible: %1. Your answer before stands.</source>
        <translation>Ce changement n’est pas possible : %1. Votre réponse précédente reste valable.</translation>
    </message>
    <message>
        <source>The referee did not take the change, so your answer before stands: %1</source>
        <translation>L’arbitre n’a pas accepté le changement, votre réponse précédente reste valable : %1</translation>
    </message>
    <message>
        <source>The vote is over; the voice came too late.</source>
        <translation>Le vote est terminé ; la voix est arrivée trop tard.</translation>
    </message>
    <message>
        <source>The night is over; the action came too late.</source>
        <translation>La nuit est finie ; l’action est arrivée trop tard.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>The league pauses after the matches under way</source>
        <translation>La ligue se mettra en pause après les matchs en cours</translation>
    </message>
    <message>
        <source>The league goes on</source>
        <translation>La ligue reprend</translation>
    </message>
    <message>
        <source>One step further</source>
        <translation>Un pas de plus</translation>
    </message>
    <message>
        <source>The league stops after this round</source>
        <translation>La ligue s’arrêtera après cette ronde</translation>
    </message>
    <message>
        <source>Order: %1</source>
        <translation>Ordre&#xa0;: %1</translation>
    </message>
    <message>
        <source>even</source>
        <translation>pair</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>impair</translation>
    </message>
    <message>
        <source>The League Manager listens at %1</source>
        <translation>Le gestionnaire de ligue écoute sur %1</translation>
    </message>
    <message>
        <source>The league was taken up again at %1</source>
        <translation>La ligue a repris sur %1</translation>
    </message>
    <message>
        <source>%1 joined as %2</source>
        <translation>%1 a rejoint la ligue comme %2</translation>
    </message>
    <message numerus="yes">
        <source>The league started: %n player(s)</source>
        <translation>
            <numerusform>La ligue a commencé&#xa0;: %n joueur</numerusform>
            <numerusform>La ligue a commencé&#xa0;: %n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 announced to %n player(s)</source>
        <translation>
            <numerusform>Ronde %1 annoncée à %n joueur</numerusform>
            <numerusform>Ronde %1 annoncée à %n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes to %2</source>
        <translation>%1 est confié à %2</translation>
    </message>
    <message>
        <source>%1 invited to %2, %3 s to join</source>
        <translation>%1 reçoit une invitation à %2, %3 s pour rejoindre</translation>
    </message>
    <message>
        <source>%1 locked a choice in %2</source>
        <translation>%1 a verrouillé son choix dans %2</translation>
    </message>
    <message>
        <source>%1 entered %2</source>
        <translation>%1 est passé à %2</translation>
    </message>
    <message>
        <source>%1: %2 is %3, %4 beats %5</source>
        <translation>%1&#xa0;: %2 est %3, %4 bat %5</translation>
    </message>
    <message>
        <source>%1: %2 is %3, a draw</source>
        <translation>%1&#xa0;: %2 est %3, match nul</translation>
    </message>
    <message>
        <source>%1: technical loss of %2 (%3)</source>
        <translation>%1&#xa0;: défaite technique de %2 (%3)</translation>
    </message>
    <message>
        <source>%1 does not count</source>
        <translation>%1 ne compte pas</translation>
    </message>
    <message>
        <source>No answer from %1 to %2</source>
        <translation>Pas de réponse de %1 à %2</translation>
    </message>
    <message>
        <source>An answer of %1 was rejected: %2</source>
        <translation>Une réponse de %1 a été rejetée&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 starts over</source>
        <translation>%1 recommence</translation>
    </message>
    <message>
        <source>%1 is out of the league</source>
        <translation>%1 est hors de la ligue</translation>
    </message>
    <message>
        <source>%1 does not answer; its matches go elsewhere</source>
        <translation>%1 ne répond pas&#xa0;; ses matchs passent à d’autres</translation>
    </message>
    <message>
        <source>%1 is ready</source>
        <translation>%1 est prêt</translation>
    </message>
    <message>
        <source>Standings sent after round %1</source>
        <translation>Classement envoyé après la ronde %1</translation>
    </message>
    <message>
        <source>%1 wins the league</source>
        <translation>%1 remporte la ligue</translation>
    </message>
    <message>
        <source>mafia</source>
        <translation>mafia</translation>
    </message>
    <message>
        <source>doctor</source>
        <translation>médecin</translation>
    </message>
    <message>
        <source>sheriff</source>
        <translation>shérif</translation>
    </message>
    <message>
        <source>villager</source>
        <translation>villageois</translation>
    </message>
    <message>
        <source>%1: %2 was killed during the night</source>
        <translation>%1 : %2 a été tué pendant la nuit</translation>
    </message>
    <message>
        <source>%1: nobody died during the night</source>
        <translation>%1 : personne n&apos;est mort pendant la nuit</translation>
    </message>
    <message>
        <source>%1: %2 claims the role %3</source>
        <translation>%1 : %2 revendique le rôle %3</translation>
    </message>
    <message>
        <source>%1: the mafia win</source>
        <translation>%1 : la mafia gagne</translation>
    </message>
    <message>
        <source>%1: the town wins</source>
        <translation>%1 : le village gagne</translation>
    </message>
    <message>
        <source>%1: nobody wins</source>
        <translation>%1 : personne ne gagne</translation>
    </message>
    <message>
        <source>%1: %2 was voted out</source>
        <translation>%1 : %2 a été éliminé par le vote</translation>
    </message>
    <message>
        <source>%1: %2 was voted out, role %3</source>
        <translation>%1 : %2 a été éliminé par le vote, rôle %3</translation>
    </message>
</context>
<context>
    <name>EventsPanel</name>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En direct</translation>
    </message>
</context>
<context>
    <name>ExportBar</name>
    <message>
        <source>Keep the results</source>
        <translation>Conserver les résultats</translation>
    </message>
    <message>
        <source>This league is kept on the computer of its manager. Export it there.</source>
        <translation>Cette ligue est conservée sur l’ordinateur de son gestionnaire. L’export se fait là-bas.</translation>
    </message>
    <message>
        <source>HTML report</source>
        <translation>Rapport HTML</translation>
    </message>
    <message>
        <source>one file, prints well</source>
        <translation>un seul fichier, facile à imprimer</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>standings and matches</source>
        <translation>classement et matchs</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>every message, for replay</source>
        <translation>tous les messages, pour la relecture</translation>
    </message>
    <message>
        <source>Saved on this computer</source>
        <translation>Enregistré sur cet ordinateur</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Bundle</source>
        <translation>Archive</translation>
    </message>
    <message>
        <source>everything in one .zip</source>
        <translation>tout dans un .zip</translation>
    </message>
</context>
<context>
    <name>ExportNews</name>
    <message>
        <source>Exported</source>
        <translation>Exporté</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>The export failed</source>
        <translation>L’export a échoué</translation>
    </message>
</context>
<context>
    <name>FailurePips</name>
    <message numerus="yes">
        <source>%1 of %n failure(s) in a row</source>
        <translation>
            <numerusform>%1 sur %n échec d’affilée</numerusform>
            <numerusform>%1 sur %n échecs d’affilée</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairDraw</name>
    <message>
        <source>Fair draw, %1</source>
        <translation>Tirage équitable, %1</translation>
    </message>
    <message>
        <source>Fair draw</source>
        <translation>Tirage équitable</translation>
    </message>
    <message>
        <source>Draw does not match the commit</source>
        <translation>Le tirage ne correspond pas à l’engagement</translation>
    </message>
    <message>
        <source>Verified on this computer</source>
        <translation>Vérifié sur cet ordinateur</translation>
    </message>
    <message>
        <source>No number was drawn</source>
        <translation>Aucun nombre n’a été tiré</translation>
    </message>
    <message>
        <source>Not drawn yet</source>
        <translation>Pas encore tiré</translation>
    </message>
    <message>
        <source>Commit, before any choice</source>
        <translation>Engagement, avant tout choix</translation>
    </message>
    <message>
        <source>A choice came in before the commit.</source>
        <translation>Un choix est arrivé avant l’engagement.</translation>
    </message>
    <message>
        <source>%1 was sent another commit.</source>
        <translation>%1 a reçu un autre engagement.</translation>
    </message>
    <message>
        <source>Choices sealed</source>
        <translation>Choix scellés</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Révélation</translation>
    </message>
    <message>
        <source>number %1, seed %2</source>
        <translation>nombre %1, graine %2</translation>
    </message>
    <message>
        <source>The entropy of %1 is not what %1 sent.</source>
        <translation>L’entropie de %1 n’est pas celle que %1 a envoyée.</translation>
    </message>
    <message>
        <source>SHA-256 of “%1” equals the commit</source>
        <translation>Le SHA-256 de «&#xa0;%1&#xa0;» correspond à l’engagement</translation>
    </message>
    <message>
        <source>The revealed seed has not the form of a seed.</source>
        <translation>La graine révélée n’a pas la forme d’une graine.</translation>
    </message>
    <message>
        <source>The revealed seed gives %1.</source>
        <translation>La graine révélée donne %1.</translation>
    </message>
    <message>
        <source>It gives %1, but %2 was announced.</source>
        <translation>Elle donne %1, mais %2 a été annoncé.</translation>
    </message>
    <message>
        <source>The number is found at %1, but %2 was announced.</source>
        <translation>Le nombre se trouve en position %1, mais %2 a été annoncé.</translation>
    </message>
    <message>
        <source>The league&apos;s seed gives %1</source>
        <translation>La graine de la ligue donne %1</translation>
    </message>
    <message>
        <source>SHA-256 of seed, match and both entropies gives %1</source>
        <translation>Le SHA-256 de la graine, du match et des deux entropies donne %1</translation>
    </message>
</context>
<context>
    <name>FateLine</name>
    <message>
        <source>survived</source>
        <translation>a survécu</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>player, role, how it left</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>mean answer time %1</source>
        <translation>temps de réponse moyen %1</translation>
    </message>
</context>
<context>
    <name>FieldBox</name>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>FieldTable</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>FinalRow</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1, %2, %n point</numerusform>
            <numerusform>%1, %2, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinalStandings</name>
    <message>
        <source>Final standings</source>
        <translation>Classement final</translation>
    </message>
    <message>
        <source>points, then wins, then matches between them</source>
        <comment>how the table is ordered</comment>
        <translation>points, puis victoires, puis confrontations directes</translation>
    </message>
    <message numerus="yes">
        <source>Last %n round(s)</source>
        <translation>
            <numerusform>Dernière ronde (%n)</numerusform>
            <numerusform>%n dernières rondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s)</source>
        <translation>
            <numerusform>Toutes les rondes (%n)</numerusform>
            <numerusform>Les %n rondes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinishedPage</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matchs</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds and matches</source>
        <translation>Rondes et matchs</translation>
    </message>
    <message>
        <source>Run it again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Voir la relecture</translation>
    </message>
</context>
<context>
    <name>FolderCard</name>
    <message>
        <source>Data folder</source>
        <translation>Dossier de données</translation>
    </message>
    <message>
        <source>AGENT_LEAGUE_DATA decides it while it is set.</source>
        <translation>AGENT_LEAGUE_DATA le détermine tant que cette variable est définie.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Choose another</source>
        <translation>Choisir un autre</translation>
    </message>
    <message>
        <source>Where leagues are kept</source>
        <translation>Où conserver les ligues</translation>
    </message>
</context>
<context>
    <name>FormMarks</name>
    <message>
        <source>Form: %1</source>
        <translation>Forme&#xa0;: %1</translation>
    </message>
    <message>
        <source>Form: nothing played yet</source>
        <translation>Forme&#xa0;: encore rien joué</translation>
    </message>
</context>
<context>
    <name>Gain</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraveChip</name>
    <message>
        <source>%1, %2, %3</source>
        <comment>player, role, how it left</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>role hidden</source>
        <translation>rôle caché</translation>
    </message>
</context>
<context>
    <name>Graveyard</name>
    <message>
        <source>Graveyard</source>
        <translation>Cimetière</translation>
    </message>
    <message>
        <source>mafia left</source>
        <translation>mafia en vie</translation>
    </message>
    <message>
        <source>town left</source>
        <translation>village en vie</translation>
    </message>
    <message>
        <source>alive</source>
        <translation>en vie</translation>
    </message>
</context>
<context>
    <name>GuideDialog</name>
    <message>
        <source>Guide for agent authors</source>
        <translation>Guide pour les auteurs d’agents</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>HeardLeague</name>
    <message numerus="yes">
        <source>%1 of %n player(s)</source>
        <comment>how many have come</comment>
        <translation>
            <numerusform>%1 joueur sur %n</numerusform>
            <numerusform>%1 joueurs sur %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game, players</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Open, asks for a join code</source>
        <translation>Ouverte, avec code d’accès</translation>
    </message>
    <message>
        <source>Watch only</source>
        <translation>À regarder</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>what is played and by how many, whether one may join</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>a league that can be joined</comment>
        <translation>Ouverte</translation>
    </message>
    <message>
        <source>Closed</source>
        <comment>a league that can neither be joined nor watched</comment>
        <translation>Fermée</translation>
    </message>
</context>
<context>
    <name>HelpCode</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Tour</source>
        <comment>a page of the help</comment>
        <translation>Visite</translation>
    </message>
    <message>
        <source>For teachers</source>
        <translation>Pour les enseignants</translation>
    </message>
    <message>
        <source>For students</source>
        <translation>Pour les élèves</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Pages de l’aide</translation>
    </message>
</context>
<context>
    <name>HostDialog</name>
    <message>
        <source>Rules and timing</source>
        <translation>Règles et délais</translation>
    </message>
    <message>
        <source>Host a league</source>
        <translation>Héberger une ligue</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message numerus="yes">
        <source>Rules and timing, %n changed</source>
        <translation>
            <numerusform>Règles et délais, %n changement</numerusform>
            <numerusform>Règles et délais, %n changements</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Open the lobby</source>
        <translation>Ouvrir le salon</translation>
    </message>
    <message>
        <source>The port is a number up to 65535.</source>
        <translation>Le port est un nombre jusqu’à 65535.</translation>
    </message>
</context>
<context>
    <name>HostForm</name>
    <message>
        <source>Name of the league</source>
        <translation>Nom de la ligue</translation>
    </message>
    <message>
        <source>Our league</source>
        <translation>Notre ligue</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>any</source>
        <comment>a port</comment>
        <translation>libre</translation>
    </message>
    <message>
        <source>Not a port.</source>
        <translation>Pas un port.</translation>
    </message>
    <message>
        <source>Built-in players</source>
        <translation>Joueurs intégrés</translation>
    </message>
    <message>
        <source>Referees</source>
        <translation>Arbitres</translation>
    </message>
    <message>
        <source>Players expected in all</source>
        <translation>Joueurs attendus en tout</translation>
    </message>
    <message>
        <source>any</source>
        <comment>number of players</comment>
        <translation>libre</translation>
    </message>
    <message>
        <source>Other computers may join</source>
        <translation>D’autres ordinateurs peuvent rejoindre</translation>
    </message>
    <message>
        <source>Spectators may watch</source>
        <translation>Les spectateurs sont admis</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <source>Join code %1</source>
        <translation>Code d’accès %1</translation>
    </message>
    <message>
        <source>Invite the class</source>
        <translation>Inviter la classe</translation>
    </message>
    <message>
        <source>The address is on the clipboard.</source>
        <translation>L’adresse est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The link is on the clipboard.</source>
        <translation>Le lien est dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>InvitationColumn</name>
    <message>
        <source>Invite the class</source>
        <translation>Inviter la classe</translation>
    </message>
    <message>
        <source>Join code</source>
        <translation>Code d’accès</translation>
    </message>
    <message>
        <source>Other computers may join</source>
        <translation>D’autres ordinateurs peuvent rejoindre</translation>
    </message>
    <message>
        <source>Only this computer may join</source>
        <translation>Seul cet ordinateur peut rejoindre</translation>
    </message>
    <message>
        <source>Spectators may watch</source>
        <translation>Les spectateurs sont admis</translation>
    </message>
    <message>
        <source>Nobody may watch</source>
        <translation>Aucun spectateur admis</translation>
    </message>
    <message>
        <source>Show on projector</source>
        <translation>Montrer au projecteur</translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>Code QR du lien</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copier le lien</translation>
    </message>
    <message>
        <source>Copy the link (%1)</source>
        <translation>Copier le lien (%1)</translation>
    </message>
</context>
<context>
    <name>InvitationStrip</name>
    <message>
        <source>Invite the class</source>
        <translation>Inviter la classe</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copier l’adresse</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>Code QR</translation>
    </message>
    <message>
        <source>Show on projector</source>
        <translation>Montrer au projecteur</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copier le lien</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Join a league</source>
        <translation>Rejoindre une ligue</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>Spectateur</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Watch league</source>
        <translation>Regarder la ligue</translation>
    </message>
    <message>
        <source>Join league</source>
        <translation>Rejoindre la ligue</translation>
    </message>
</context>
<context>
    <name>JoinFootnote</name>
    <message>
        <source>Reads the league and sends nothing.</source>
        <translation>Lit la ligue et n’envoie rien.</translation>
    </message>
    <message>
        <source>Sends</source>
        <comment>followed by the name of a message</comment>
        <translation>Envoie</translation>
    </message>
</context>
<context>
    <name>JoinForm</name>
    <message>
        <source>Type the address of the manager first.</source>
        <translation>Saisir d’abord l’adresse du gestionnaire.</translation>
    </message>
    <message>
        <source>Type a display name first.</source>
        <translation>Saisir d’abord un nom d’affichage.</translation>
    </message>
    <message>
        <source>The port is a number up to 65535.</source>
        <translation>Le port est un nombre jusqu’à 65535.</translation>
    </message>
    <message>
        <source>Type the command that starts your program.</source>
        <translation>Saisir la commande qui lance le programme.</translation>
    </message>
    <message>
        <source>Type the address of the model’s server.</source>
        <translation>Saisir l’adresse du serveur du modèle.</translation>
    </message>
    <message>
        <source>Type which model is to play.</source>
        <translation>Indiquer le modèle qui doit jouer.</translation>
    </message>
    <message>
        <source>The connection does not work yet.</source>
        <translation>La connexion ne fonctionne pas encore.</translation>
    </message>
    <message>
        <source>The connection is being tested.</source>
        <translation>La connexion est en cours de test.</translation>
    </message>
    <message>
        <source>Manager address</source>
        <translation>Adresse du gestionnaire</translation>
    </message>
    <message>
        <source>No manager answers here.</source>
        <translation>Aucun gestionnaire ne répond ici.</translation>
    </message>
    <message>
        <source>This league plays another game.</source>
        <translation>Cette ligue joue à un autre jeu.</translation>
    </message>
    <message>
        <source>This league cannot be watched.</source>
        <translation>Cette ligue n’admet pas de spectateurs.</translation>
    </message>
    <message>
        <source>Join code</source>
        <translation>Code d’accès</translation>
    </message>
    <message>
        <source>Not accepted.</source>
        <translation>Refusé.</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Nom d’affichage</translation>
    </message>
    <message>
        <source>My port</source>
        <translation>Mon port</translation>
    </message>
    <message>
        <source>any</source>
        <comment>a port</comment>
        <translation>libre</translation>
    </message>
    <message>
        <source>Taken.</source>
        <translation>Occupé.</translation>
    </message>
    <message>
        <source>Not a port.</source>
        <translation>Pas un port.</translation>
    </message>
    <message>
        <source>Test the connection first.</source>
        <translation>Tester d’abord la connexion.</translation>
    </message>
</context>
<context>
    <name>JoinHelp</name>
    <message>
        <source>Agents from elsewhere</source>
        <translation>Agents d’ailleurs</translation>
    </message>
    <message>
        <source>They register at this address and join by the channel’s name. From a terminal:</source>
        <translation>Ils s’inscrivent à cette adresse et entrent par le nom du canal. Dans un terminal :</translation>
    </message>
    <message>
        <source>The address is shown here when the channels are open.</source>
        <translation>L’adresse s’affiche ici quand les canaux sont ouverts.</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Copier la commande</translation>
    </message>
</context>
<context>
    <name>JoinPlace</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>A league</source>
        <translation>Une ligue</translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation>Oublier %1</translation>
    </message>
</context>
<context>
    <name>JoinPlaces</name>
    <message>
        <source>Joined before</source>
        <translation>Ligues déjà rejointes</translation>
    </message>
    <message>
        <source>Not listed? Type the address and the join code. Both are shown in the host’s lobby.</source>
        <translation>Pas dans la liste ? Saisir l’adresse et le code d’accès. Les deux sont affichés dans le salon de l’hôte.</translation>
    </message>
    <message>
        <source>On this network</source>
        <translation>Sur ce réseau</translation>
    </message>
    <message>
        <source>This computer cannot listen: another program keeps the port. Type the address.</source>
        <translation>Cet ordinateur ne peut pas écouter : un autre programme occupe le port. Saisir l’adresse.</translation>
    </message>
    <message>
        <source>No league calls yet. It appears here by itself when its host lets other computers join.</source>
        <translation>Aucune ligue ne s’annonce encore. Elle apparaîtra d’elle-même quand son hôte laissera d’autres ordinateurs la rejoindre.</translation>
    </message>
</context>
<context>
    <name>JsonView</name>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Tab goes from one thing to the next, Enter opens it, Esc closes it.</source>
        <translation>Tab passe d’un élément au suivant, Entrée l’ouvre, Esc le ferme.</translation>
    </message>
</context>
<context>
    <name>LeagueControls</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Un pas</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
</context>
<context>
    <name>LeagueProgress</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronde %1 sur %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; of %2 matches</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; matchs sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>%1 matchs sur %2</translation>
    </message>
</context>
<context>
    <name>LeaveQuestion</name>
    <message>
        <source>Leave the league?</source>
        <translation>Quitter la ligue&#xa0;?</translation>
    </message>
    <message>
        <source>It goes on without you, and you lose the matches that are left.</source>
        <translation>La ligue continue, et les matchs restants sont perdus.</translation>
    </message>
    <message>
        <source>Leave league</source>
        <translation>Quitter la ligue</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
</context>
<context>
    <name>LifecycleDiagram</name>
    <message>
        <source>Lifecycle, now %1</source>
        <translation>Cycle de vie, actuellement %1</translation>
    </message>
</context>
<context>
    <name>LineChart</name>
    <message>
        <source>Points over rounds</source>
        <translation>Points par ronde</translation>
    </message>
</context>
<context>
    <name>LobbyActions</name>
    <message>
        <source>Add player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>The lobby is still opening.</source>
        <translation>Le salon est en cours d’ouverture.</translation>
    </message>
    <message>
        <source>Add referee</source>
        <translation>Ajouter un arbitre</translation>
    </message>
    <message>
        <source>Close lobby</source>
        <translation>Fermer le salon</translation>
    </message>
    <message>
        <source>Built-in, %1</source>
        <comment>a strategy</comment>
        <translation>Intégré, %1</translation>
    </message>
    <message>
        <source>Yourself</source>
        <translation>Jouer en personne</translation>
    </message>
    <message>
        <source>A program</source>
        <translation>Un programme</translation>
    </message>
    <message>
        <source>A language model</source>
        <translation>Un modèle de langage</translation>
    </message>
    <message>
        <source>Close the lobby?</source>
        <translation>Fermer le salon&#xa0;?</translation>
    </message>
    <message>
        <source>Everybody who has joined is sent away. Nothing has been played yet.</source>
        <translation>Tous ceux qui ont rejoint sont renvoyés. Rien n’a encore été joué.</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Laisser ouvert</translation>
    </message>
</context>
<context>
    <name>LobbyAgent</name>
    <message numerus="yes">
        <source>up to %n match(es)</source>
        <translation>
            <numerusform>jusqu’à %n match</numerusform>
            <numerusform>jusqu’à %n matchs</numerusform>
        </translation>
    </message>
    <message>
        <source>Built-in, %1</source>
        <comment>a strategy</comment>
        <translation>Intégré, %1</translation>
    </message>
    <message>
        <source>%1 is registering</source>
        <translation>%1 s’inscrit</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>LobbyAgentBody</name>
    <message>
        <source>silent</source>
        <translation>muet</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Exclure %1</translation>
    </message>
</context>
<context>
    <name>LobbyAgents</name>
    <message>
        <source>Referees</source>
        <translation>Arbitres</translation>
    </message>
    <message>
        <source>No referee yet. Add one, or let one join.</source>
        <translation>Pas encore d’arbitre. En ajouter un ou en laisser un rejoindre.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>%1 is registering</source>
        <translation>%1 s’inscrit</translation>
    </message>
    <message>
        <source>No player yet. Show the code to the class, or add players.</source>
        <translation>Pas encore de joueur. Montrer le code à la classe ou ajouter des joueurs.</translation>
    </message>
    <message>
        <source>More players can join until you start. An odd number gives one player a bye each round.</source>
        <translation>D’autres joueurs peuvent rejoindre jusqu’au départ. Si leur nombre est impair, un joueur est exempt à chaque ronde.</translation>
    </message>
    <message>
        <source>More players can join until you start.</source>
        <translation>D’autres joueurs peuvent rejoindre jusqu’au départ.</translation>
    </message>
</context>
<context>
    <name>LobbyList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>The lobby is still opening.</source>
        <translation>Le salon est en cours d’ouverture.</translation>
    </message>
    <message>
        <source>A league needs a referee. Add one, or wait for one to join.</source>
        <translation>Une ligue a besoin d’un arbitre. En ajouter un ou attendre qu’un arbitre rejoigne.</translation>
    </message>
    <message>
        <source>A league needs at least two players.</source>
        <translation>Une ligue a besoin d’au moins deux joueurs.</translation>
    </message>
    <message>
        <source>%1 · League Manager on port %2</source>
        <translation>%1 · Gestionnaire de ligue sur le port %2</translation>
    </message>
    <message>
        <source>Start the league</source>
        <translation>Démarrer la ligue</translation>
    </message>
</context>
<context>
    <name>Logo</name>
    <message>
        <source>Agent League</source>
        <translation>Agent League</translation>
    </message>
</context>
<context>
    <name>LowerTabs</name>
    <message>
        <source>What to show</source>
        <translation>Contenu à afficher</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Grille des matchs</translation>
    </message>
    <message>
        <source>Points over rounds</source>
        <translation>Points par ronde</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En direct</translation>
    </message>
</context>
<context>
    <name>MafiaCardFacts</name>
    <message>
        <source>Not begun</source>
        <translation>Pas commencé</translation>
    </message>
    <message>
        <source>Night %1</source>
        <translation>Nuit %1</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Jour %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 alive</source>
        <translation>%1 sur %2 en vie</translation>
    </message>
</context>
<context>
    <name>MafiaCardTable</name>
    <message>
        <source>Villagers are asleep</source>
        <translation>Les villageois dorment</translation>
    </message>
    <message>
        <source>%1 was killed during the night</source>
        <translation>%1 a été tué pendant la nuit</translation>
    </message>
    <message>
        <source>Nobody died during the night</source>
        <translation>Personne n&apos;est mort pendant la nuit</translation>
    </message>
    <message>
        <source>%1 of %2 votes are in</source>
        <translation>%1 votes sur %2 sont arrivés</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <translation>%1 quitte la table</translation>
    </message>
    <message>
        <source>Nobody leaves the table</source>
        <translation>Personne ne quitte la table</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>speaker, words</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>MafiaControls</name>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Un pas</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>What happens now</source>
        <translation>Ce qui se passe maintenant</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Who suspects whom</source>
        <translation>Qui soupçonne qui</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transcription</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Abort the match</source>
        <translation>Interrompre le match</translation>
    </message>
    <message>
        <source>Post-mortem</source>
        <translation>Analyse</translation>
    </message>
</context>
<context>
    <name>MafiaDrawer</name>
    <message>
        <source>Who suspects whom</source>
        <translation>Qui soupçonne qui</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transcription</translation>
    </message>
    <message>
        <source>What happens now</source>
        <translation>Ce qui se passe maintenant</translation>
    </message>
</context>
<context>
    <name>MafiaGame</name>
    <message>
        <source>Abort the match?</source>
        <translation>Interrompre le match ?</translation>
    </message>
    <message>
        <source>Match %1 ends at once and counts for nobody.</source>
        <translation>Le match %1 s&apos;arrête aussitôt et ne compte pour personne.</translation>
    </message>
    <message>
        <source>Abort the match</source>
        <translation>Interrompre le match</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuer à jouer</translation>
    </message>
</context>
<context>
    <name>MafiaPage</name>
    <message>
        <source>Night %1, %2 of %3 alive</source>
        <translation>Nuit %1, %2 sur %3 en vie</translation>
    </message>
    <message>
        <source>Day %1, %2 of %3 alive</source>
        <translation>Jour %1, %2 sur %3 en vie</translation>
    </message>
    <message>
        <source>, seed %1</source>
        <translation>, graine %1</translation>
    </message>
    <message>
        <source>, paused</source>
        <translation>, en pause</translation>
    </message>
    <message>
        <source>Mafia, match %1</source>
        <translation>Mafia, match %1</translation>
    </message>
    <message>
        <source>The table is not set yet</source>
        <translation>La table n&apos;est pas encore prête</translation>
    </message>
    <message>
        <source>Ten players are invited; then the roles are dealt.</source>
        <translation>Dix joueurs sont invités, puis les rôles sont distribués.</translation>
    </message>
</context>
<context>
    <name>MafiaPanel</name>
    <message>
        <source>What happens now</source>
        <translation>Ce qui se passe maintenant</translation>
    </message>
</context>
<context>
    <name>MafiaReplay</name>
    <message>
        <source>Speed of the replay</source>
        <translation>Vitesse de la relecture</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Un pas</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Vers la fin</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En direct</translation>
    </message>
</context>
<context>
    <name>MafiaSeat</name>
    <message>
        <source>role hidden</source>
        <translation>rôle caché</translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s), leading</source>
        <translation>
            <numerusform>%n voix, en tête</numerusform>
            <numerusform>%n voix, en tête</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n voix</numerusform>
            <numerusform>%n voix</numerusform>
        </translation>
    </message>
    <message>
        <source>speaking</source>
        <translation>parle</translation>
    </message>
    <message>
        <source>waited for</source>
        <translation>est attendu</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>alive</source>
        <translation>en vie</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>player, role, state</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>, claims %1</source>
        <translation>, se dit %1</translation>
    </message>
    <message>
        <source>%1 does not answer any more; the game plays for it.</source>
        <translation>%1 ne répond plus ; le jeu joue à sa place.</translation>
    </message>
    <message>
        <source>, does not answer</source>
        <translation>, ne répond pas</translation>
    </message>
    <message>
        <source>, answers slowly</source>
        <translation>, répond lentement</translation>
    </message>
    <message>
        <source>, can be chosen</source>
        <translation>, peut être choisi</translation>
    </message>
    <message>
        <source>%1 did not answer the last call.</source>
        <translation>%1 n’a pas répondu au dernier appel.</translation>
    </message>
    <message>
        <source>%1 answers slowly.</source>
        <translation>%1 répond lentement.</translation>
    </message>
</context>
<context>
    <name>MafiaSeatPage</name>
    <message>
        <source>Your seat at the table</source>
        <translation>Votre place à la table</translation>
    </message>
    <message>
        <source>The table is not set yet</source>
        <translation>La table n&apos;est pas encore prête</translation>
    </message>
    <message>
        <source>The roles are dealt when the match begins.</source>
        <translation>Les rôles sont distribués quand le match commence.</translation>
    </message>
</context>
<context>
    <name>MafiaTalk</name>
    <message>
        <source>Discussion</source>
        <translation>Discussion</translation>
    </message>
    <message>
        <source>What is shown of a turn</source>
        <translation>Ce qui est montré d&apos;un tour</translation>
    </message>
    <message>
        <source>SAY</source>
        <translation>SAY</translation>
    </message>
    <message>
        <source>+ THINK</source>
        <translation>+ THINK</translation>
    </message>
    <message>
        <source>Next to speak</source>
        <translation>Prochains à parler</translation>
    </message>
</context>
<context>
    <name>MafiaTalkLine</name>
    <message>
        <source>ran out of time</source>
        <translation>temps écoulé</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>was cut</source>
        <translation>a été coupé</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <comment>player, number</comment>
        <translation>%1, tour %2</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Jour %1</translation>
    </message>
    <message>
        <source>claims %1</source>
        <comment>a role</comment>
        <translation>se dit %1</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tour %1</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>%1 – Agent League</source>
        <translation>%1 – Agent League</translation>
    </message>
    <message>
        <source>Agent League</source>
        <translation>Agent League</translation>
    </message>
    <message>
        <source>%1 UTC</source>
        <comment>the time</comment>
        <translation>%1 UTC</translation>
    </message>
    <message>
        <source>%1 msg/s</source>
        <comment>messages in a second</comment>
        <translation>%1 messages/s</translation>
    </message>
</context>
<context>
    <name>MatchArea</name>
    <message>
        <source>Matches</source>
        <translation>Matchs</translation>
    </message>
</context>
<context>
    <name>MatchCard</name>
    <message>
        <source>%1, %2 against %3, %4</source>
        <translation>%1, %2 contre %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n second(s) left</source>
        <comment>a match and its state</comment>
        <translation>
            <numerusform>%1, encore %n seconde</numerusform>
            <numerusform>%1, encore %n secondes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchChart</name>
    <message>
        <source>%1 : %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>invite</source>
        <translation>inviter</translation>
    </message>
    <message>
        <source>both joined</source>
        <translation>les deux sont là</translation>
    </message>
    <message>
        <source>both chose</source>
        <translation>les deux ont choisi</translation>
    </message>
    <message>
        <source>compare</source>
        <translation>comparer</translation>
    </message>
    <message>
        <source>no join in %1</source>
        <translation>personne en %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n retries</source>
        <comment>how long a choice may take</comment>
        <translation>
            <numerusform>%1, %n nouvel essai</numerusform>
            <numerusform>%1, %n nouveaux essais</numerusform>
        </translation>
    </message>
    <message>
        <source>report</source>
        <translation>rapport</translation>
    </message>
    <message>
        <source>technical loss, %1</source>
        <translation>défaite technique, %1</translation>
    </message>
    <message>
        <source>no-show, %1</source>
        <translation>absence, %1</translation>
    </message>
</context>
<context>
    <name>MatchControls</name>
    <message>
        <source>Attempt %1</source>
        <translation>Essai %1</translation>
    </message>
    <message>
        <source>Attempt that is shown</source>
        <translation>Essai affiché</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Vitesse de la relecture</translation>
    </message>
    <message>
        <source>Previous message (Left)</source>
        <translation>Message précédent (Gauche)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Next message (Right)</source>
        <translation>Message suivant (Droite)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Saves the transcript of the match as JSON</source>
        <translation>Enregistre la transcription du match en JSON</translation>
    </message>
</context>
<context>
    <name>MatchHeading</name>
    <message>
        <source>Back to the league</source>
        <translation>Retour à la ligue</translation>
    </message>
    <message>
        <source>%1, round %2, %3</source>
        <translation>%1, ronde %2, %3</translation>
    </message>
</context>
<context>
    <name>MatchLine</name>
    <message>
        <source>%1, %2 against %3, %4</source>
        <translation>%1, %2 contre %3, %4</translation>
    </message>
    <message>
        <source>vs</source>
        <comment>between two players</comment>
        <translation>contre</translation>
    </message>
</context>
<context>
    <name>MatchMiddle</name>
    <message>
        <source>of %1 s</source>
        <comment>seconds that a deadline allows</comment>
        <translation>sur %1 s</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Match %1</source>
        <translation>Match %1</translation>
    </message>
    <message>
        <source>States of match %1, now %2</source>
        <translation>États du match %1, actuellement %2</translation>
    </message>
</context>
<context>
    <name>MatchTabs</name>
    <message>
        <source>What is shown below</source>
        <translation>Ce qui est affiché en dessous</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Fair draw</source>
        <translation>Tirage équitable</translation>
    </message>
</context>
<context>
    <name>MemberLine</name>
    <message>
        <source>%1, %2, place %3 in the queue, %4</source>
        <translation>%1, %2, place %3 dans la file, %4</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Not in the queue</source>
        <translation>Hors de la file</translation>
    </message>
</context>
<context>
    <name>MemberMenu</name>
    <message>
        <source>Give the next turn</source>
        <translation>Donner le prochain tour</translation>
    </message>
    <message>
        <source>Let it go on</source>
        <translation>Laisser continuer</translation>
    </message>
    <message>
        <source>Skip its turn</source>
        <translation>Passer son tour</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Put into the queue</source>
        <translation>Mettre dans la file</translation>
    </message>
    <message>
        <source>Enable</source>
        <translation>Activer</translation>
    </message>
    <message>
        <source>Disable</source>
        <translation>Désactiver</translation>
    </message>
    <message>
        <source>Remove from the channel</source>
        <translation>Retirer du canal</translation>
    </message>
</context>
<context>
    <name>MemberWords</name>
    <message>
        <source>has the turn</source>
        <translation>a la parole</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>paused, %1 s left</source>
        <translation>en pause, encore %1 s</translation>
    </message>
    <message>
        <source>next</source>
        <translation>suivant</translation>
    </message>
    <message>
        <source>reads along</source>
        <translation>suit la lecture</translation>
    </message>
    <message>
        <source>on hold</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>on hold, %1 s left</source>
        <translation>en attente, encore %1 s</translation>
    </message>
    <message>
        <source>waits to be spoken to</source>
        <translation>attend qu’on lui parle</translation>
    </message>
    <message>
        <source>disabled</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>in another channel</source>
        <translation>dans un autre canal</translation>
    </message>
    <message>
        <source>online, no channel</source>
        <translation>en ligne, sans canal</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>lost %1 s ago</source>
        <translation>perdu il y a %1 s</translation>
    </message>
    <message>
        <source>lost %1 min ago</source>
        <translation>perdu il y a %1 min</translation>
    </message>
    <message>
        <source>lost %1 h ago</source>
        <translation>perdu il y a %1 h</translation>
    </message>
</context>
<context>
    <name>MessageCard</name>
    <message>
        <source>What is shown of the messages</source>
        <translation>Ce qui est affiché des messages</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Tous %1</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Copy the JSON</source>
        <translation>Copier le JSON</translation>
    </message>
    <message>
        <source>JSON of %1</source>
        <translation>JSON de %1</translation>
    </message>
    <message>
        <source>Fields of %1</source>
        <translation>Champs de %1</translation>
    </message>
</context>
<context>
    <name>MindCard</name>
    <message>
        <source>%1. %2</source>
        <comment>a strategy and what it does</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>MindChoice</name>
    <message>
        <source>Built-in</source>
        <translation>Intégré</translation>
    </message>
    <message>
        <source>Random, Pattern, Adaptive</source>
        <translation>Aléatoire, Motif, Adaptatif</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>I press Even or Odd</source>
        <translation>J’appuie sur Pair ou Impair</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Script</translation>
    </message>
    <message>
        <source>Run a program on this computer</source>
        <translation>Lancer un programme sur cet ordinateur</translation>
    </message>
    <message>
        <source>LLM</source>
        <comment>a language model</comment>
        <translation>LLM</translation>
    </message>
    <message>
        <source>Ask a language model</source>
        <translation>Interroger un modèle de langage</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <source>Built-in strategy</source>
        <translation>Stratégie intégrée</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Address of the model’s server</source>
        <translation>Adresse du serveur du modèle</translation>
    </message>
    <message>
        <source>The key comes from the environment.</source>
        <translation>La clé vient de l’environnement.</translation>
    </message>
    <message>
        <source>Needs a key? Set AGENT_LEAGUE_LLM_KEY before you start the program.</source>
        <translation>Une clé est nécessaire&#xa0;? Définir AGENT_LEAGUE_LLM_KEY avant de lancer le programme.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
</context>
<context>
    <name>ModalHeader</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ModeSentence</name>
    <message>
        <source>The channel is closed.</source>
        <translation>Le canal est fermé.</translation>
    </message>
    <message>
        <source>People may only watch in this channel.</source>
        <translation>Dans ce canal, les personnes peuvent seulement regarder.</translation>
    </message>
    <message>
        <source>Nobody is in the queue: your message is kept, and nobody gets it.</source>
        <translation>Personne dans la file : votre message est gardé et personne ne le reçoit.</translation>
    </message>
    <message>
        <source>You have the floor: everyone gets your message at once.</source>
        <translation>Vous avez la parole : tous reçoivent votre message aussitôt.</translation>
    </message>
    <message>
        <source>Nobody speaks: you take the floor.</source>
        <translation>Personne ne parle : vous prenez la parole.</translation>
    </message>
    <message>
        <source>Nobody speaks: delivered at once.</source>
        <translation>Personne ne parle : remis aussitôt.</translation>
    </message>
    <message>
        <source>%1 waits for your answer and goes on with it.</source>
        <translation>%1 attend votre réponse et continue avec elle.</translation>
    </message>
    <message>
        <source>Delivered when %1 finishes.</source>
        <translation>Remis quand %1 aura fini.</translation>
    </message>
    <message>
        <source>Goes to everyone now.</source>
        <translation>Va à tout le monde maintenant.</translation>
    </message>
    <message>
        <source>%1 pauses and you speak first.</source>
        <translation>%1 fait une pause et vous parlez d’abord.</translation>
    </message>
    <message>
        <source>%1 sees your message at once and keeps the turn.</source>
        <translation>%1 voit votre message aussitôt et garde la parole.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) held</source>
        <translation>
            <numerusform>%n message retenu</numerusform>
            <numerusform>%n messages retenus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MomentLine</name>
    <message>
        <source>Night %1</source>
        <translation>Nuit %1</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Jour %1</translation>
    </message>
    <message>
        <source>%1 was the first of the mafia to be voted out.</source>
        <translation>%1 a été le premier de la mafia éliminé par un vote.</translation>
    </message>
    <message>
        <source>Somebody was saved.</source>
        <translation>Quelqu&apos;un a été sauvé.</translation>
    </message>
    <message>
        <source>%1, the Doctor, saved %2.</source>
        <translation>%1, le Médecin, a sauvé %2.</translation>
    </message>
    <message>
        <source>%1, the Sheriff, told the truth: %2 is mafia.</source>
        <translation>%1, le Shérif, a dit la vérité : %2 est de la mafia.</translation>
    </message>
    <message>
        <source>%1, the Sheriff, told the truth: %2 is not mafia.</source>
        <translation>%1, le Shérif, a dit la vérité : %2 n&apos;est pas de la mafia.</translation>
    </message>
    <message>
        <source>%1 claimed a role that was not true: %2 instead of %3.</source>
        <comment>player, claimed role, true role</comment>
        <translation>%1 a annoncé un faux rôle : %2 au lieu de %3.</translation>
    </message>
    <message>
        <source>The town voted out one of its own: %1, %2.</source>
        <comment>player, role</comment>
        <translation>Le village a éliminé l&apos;un des siens : %1, %2.</translation>
    </message>
    <message>
        <source>The vote was a tie; the draw took %1.</source>
        <translation>Le vote s&apos;est terminé à égalité ; le tirage a désigné %1.</translation>
    </message>
    <message>
        <source>With this vote the town could still have won; nobody left.</source>
        <translation>Avec ce vote, le village pouvait encore gagner ; personne n&apos;est parti.</translation>
    </message>
    <message>
        <source>With this vote the town could still have won; it took %1.</source>
        <translation>Avec ce vote, le village pouvait encore gagner ; il a désigné %1.</translation>
    </message>
</context>
<context>
    <name>NetworkCard</name>
    <message>
        <source>A port is a number from 1024 to 65000; 0 takes any free ones.</source>
        <translation>Un port est un nombre de 1024 à 65000&#xa0;; 0 prend des ports libres.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>First port</source>
        <translation>Premier port</translation>
    </message>
    <message>
        <source>The manager listens here, referees from the next one on, players from 101 further.</source>
        <translation>Le gestionnaire écoute ici, les arbitres à partir du suivant, les joueurs à partir de 101 plus loin.</translation>
    </message>
    <message>
        <source>Let other computers in</source>
        <translation>Admettre d’autres ordinateurs</translation>
    </message>
    <message>
        <source>For leagues you host. Off: only agents on this computer can join.</source>
        <translation>Pour les ligues hébergées ici. Désactivé&#xa0;: seuls les agents de cet ordinateur peuvent rejoindre.</translation>
    </message>
</context>
<context>
    <name>NewChannelDialog</name>
    <message>
        <source>Give the channel a name first.</source>
        <translation>Donnez d’abord un nom au canal.</translation>
    </message>
    <message>
        <source>The name needs a letter from a to z or a digit.</source>
        <translation>Le nom doit contenir une lettre de a à z ou un chiffre.</translation>
    </message>
    <message>
        <source>There is a channel of that name already.</source>
        <translation>Il existe déjà un canal de ce nom.</translation>
    </message>
    <message>
        <source>New channel</source>
        <translation>Nouveau canal</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Open channel</source>
        <translation>Ouvrir le canal</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Agents join it as %1.</source>
        <translation>Les agents y entrent sous le nom %1.</translation>
    </message>
    <message>
        <source>Demo agents</source>
        <translation>Agents de démonstration</translation>
    </message>
</context>
<context>
    <name>NewcomerDialog</name>
    <message>
        <source>Play yourself</source>
        <translation>Jouer en personne</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>Ajouter un programme</translation>
    </message>
    <message>
        <source>Add a language model</source>
        <translation>Ajouter un modèle de langage</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Fill in the fields first.</source>
        <translation>Remplir d’abord les champs.</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Nom d’affichage</translation>
    </message>
    <message>
        <source>one of the usual names</source>
        <translation>un des noms habituels</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Address of the model’s server</source>
        <translation>Adresse du serveur du modèle</translation>
    </message>
    <message>
        <source>Needs a key? Set AGENT_LEAGUE_LLM_KEY before you start the program.</source>
        <translation>Une clé est nécessaire&#xa0;? Définir AGENT_LEAGUE_LLM_KEY avant de lancer le programme.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
</context>
<context>
    <name>NightDeed</name>
    <message>
        <source>provisional until %1 agrees</source>
        <translation>provisoire jusqu&apos;à l&apos;accord de %1</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>provisoire</translation>
    </message>
    <message>
        <source>the mafia agree</source>
        <translation>la mafia est d&apos;accord</translation>
    </message>
    <message>
        <source>the mafia disagree</source>
        <translation>la mafia n&apos;est pas d&apos;accord</translation>
    </message>
    <message>
        <source>protected this night</source>
        <translation>protégé cette nuit</translation>
    </message>
    <message>
        <source>result goes to the Sheriff only</source>
        <translation>seul le Shérif apprend le résultat</translation>
    </message>
    <message>
        <source>drawn, no answer in time</source>
        <translation>tiré au sort, pas de réponse à temps</translation>
    </message>
    <message>
        <source>%1, %2, deciding</source>
        <translation>%1, %2, réfléchit</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>player, deed, target, how firm</comment>
        <translation>%1, %2, %3, %4</translation>
    </message>
    <message>
        <source>deciding</source>
        <translation>réfléchit</translation>
    </message>
</context>
<context>
    <name>NightPanel</name>
    <message>
        <source>Night actions</source>
        <translation>Actions de la nuit</translation>
    </message>
    <message>
        <source>%1 of %2 submitted</source>
        <translation>%1 sur %2 transmises</translation>
    </message>
    <message>
        <source>The night is running</source>
        <translation>La nuit est en cours</translation>
    </message>
    <message>
        <source>It is night</source>
        <translation>Il fait nuit</translation>
    </message>
    <message>
        <source>What happens now is known in the morning.</source>
        <translation>On saura au matin ce qui se passe maintenant.</translation>
    </message>
    <message>
        <source>If the time runs out</source>
        <translation>Si le temps s&apos;écoule</translation>
    </message>
    <message>
        <source>a random living player outside the mafia</source>
        <translation>un vivant au hasard hors de la mafia</translation>
    </message>
    <message>
        <source>a random living player, no repeat</source>
        <translation>un vivant au hasard, pas deux fois le même</translation>
    </message>
    <message>
        <source>a random living player, not the Sheriff</source>
        <translation>un vivant au hasard, pas le Shérif</translation>
    </message>
</context>
<context>
    <name>NumberTile</name>
    <message>
        <source>%1, even</source>
        <translation>%1, pair</translation>
    </message>
    <message>
        <source>%1, odd</source>
        <translation>%1, impair</translation>
    </message>
</context>
<context>
    <name>OpenFile</name>
    <message>
        <source>The file could not be opened</source>
        <translation>Le fichier n’a pas pu être ouvert</translation>
    </message>
    <message>
        <source>Open a league</source>
        <translation>Ouvrir une ligue</translation>
    </message>
    <message>
        <source>Leagues (journal.db *.json)</source>
        <translation>Ligues (journal.db *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The link could not be opened</source>
        <translation>Le lien n’a pas pu être ouvert</translation>
    </message>
    <message>
        <source>A league is played in this window, and opening another would end it. Leave it first, then open the file again.</source>
        <translation>Une ligue se joue dans cette fenêtre, et en ouvrir une autre y mettrait fin. Quittez-la d’abord, puis rouvrez le fichier.</translation>
    </message>
</context>
<context>
    <name>OpeningPage</name>
    <message>
        <source>Opening the league…</source>
        <translation>Ouverture de la ligue…</translation>
    </message>
</context>
<context>
    <name>PaletteBody</name>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Que faire&#xa0;?</translation>
    </message>
    <message>
        <source>Nothing fits. Try another word.</source>
        <translation>Rien ne correspond. Essayer un autre mot.</translation>
    </message>
</context>
<context>
    <name>PersonFaces</name>
    <message>
        <source>Get ready</source>
        <translation>Se tenir prêt</translation>
    </message>
    <message>
        <source>Even or odd?</source>
        <translation>Pair ou impair&#xa0;?</translation>
    </message>
    <message>
        <source>Locked in</source>
        <translation>Choix verrouillé</translation>
    </message>
    <message>
        <source>Too late</source>
        <translation>Trop tard</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>Défaite</translation>
    </message>
    <message>
        <source>The league is over</source>
        <translation>La ligue est terminée</translation>
    </message>
    <message>
        <source>You are in</source>
        <translation>Inscription réussie</translation>
    </message>
    <message>
        <source>Waiting for round %1</source>
        <translation>En attente de la ronde %1</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Un instant</translation>
    </message>
    <message>
        <source>You meet %1.</source>
        <translation>L’adversaire est %1.</translation>
    </message>
    <message>
        <source>The referee will draw a number from %1 to %2.</source>
        <translation>L’arbitre va tirer un nombre de %1 à %2.</translation>
    </message>
    <message>
        <source>The referee will draw a number.</source>
        <translation>L’arbitre va tirer un nombre.</translation>
    </message>
    <message>
        <source>The referee draws when both have chosen.</source>
        <translation>L’arbitre tire quand les deux ont choisi.</translation>
    </message>
    <message>
        <source>The referee did not hear from you in time.</source>
        <translation>L’arbitre n’a pas reçu de réponse à temps.</translation>
    </message>
    <message>
        <source>The league begins when its host starts it.</source>
        <translation>La ligue commence quand l’hôte la démarre.</translation>
    </message>
    <message>
        <source>Thank you for playing.</source>
        <translation>Merci d’avoir joué.</translation>
    </message>
    <message>
        <source>Your next match comes with it.</source>
        <translation>Le prochain match vient avec elle.</translation>
    </message>
    <message>
        <source>No answer in time counts as a loss.</source>
        <translation>Ne pas répondre à temps compte comme une défaite.</translation>
    </message>
    <message>
        <source>%1 did not answer in time.</source>
        <translation>%1 n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>You both chose %1; the number was %2.</source>
        <translation>Les deux ont choisi %1&#xa0;; le nombre était %2.</translation>
    </message>
    <message>
        <source>The number %1 is %2, as you chose.</source>
        <translation>Le nombre %1 est %2, comme choisi.</translation>
    </message>
    <message>
        <source>The number %1 is %2, and you chose %3.</source>
        <translation>Le nombre %1 est %2, et le choix était %3.</translation>
    </message>
    <message numerus="yes">
        <source>Place %1, %n point(s)</source>
        <comment>rank and points of a player</comment>
        <translation>
            <numerusform>Place %1, %n point</numerusform>
            <numerusform>Place %1, %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>You. %1</source>
        <translation>Moi. %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Moi</translation>
    </message>
</context>
<context>
    <name>PersonHeader</name>
    <message>
        <source>%1, joined as %2</source>
        <translation>%1, inscrit comme %2</translation>
    </message>
    <message>
        <source>Round %1 of %2, match %3, referee %4</source>
        <translation>Ronde %1 sur %2, match %3, arbitre %4</translation>
    </message>
    <message>
        <source>Round %1, match %2</source>
        <translation>Ronde %1, match %2</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Ligue</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>PersonMiddle</name>
    <message>
        <source>seconds left</source>
        <translation>secondes restantes</translation>
    </message>
    <message>
        <source>The number is being drawn</source>
        <translation>Tirage du nombre en cours</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>En attente de %1</translation>
    </message>
    <message>
        <source>Waiting for the referee</source>
        <translation>En attente de l’arbitre</translation>
    </message>
    <message>
        <source>No number was drawn</source>
        <translation>Aucun nombre n’a été tiré</translation>
    </message>
    <message>
        <source>The number is even</source>
        <translation>Le nombre est pair</translation>
    </message>
    <message>
        <source>The number is odd</source>
        <translation>Le nombre est impair</translation>
    </message>
</context>
<context>
    <name>PersonNotes</name>
    <message>
        <source>%1 has chosen</source>
        <translation>%1 a choisi</translation>
    </message>
    <message>
        <source>What it is stays secret too.</source>
        <translation>Son choix aussi reste secret.</translation>
    </message>
    <message>
        <source>%1 is choosing</source>
        <translation>%1 choisit</translation>
    </message>
    <message>
        <source>Asked at the same moment as you.</source>
        <translation>Question posée au même instant.</translation>
    </message>
    <message>
        <source>Your choice stays secret</source>
        <translation>Ce choix reste secret</translation>
    </message>
    <message>
        <source>%1 cannot see it until both have chosen.</source>
        <translation>%1 ne peut pas le voir avant que les deux aient choisi.</translation>
    </message>
    <message>
        <source>No answer means a loss</source>
        <translation>Ne pas répondre, c’est perdre</translation>
    </message>
    <message numerus="yes">
        <source>At 0 s the referee asks again, up to %n time(s).</source>
        <translation>
            <numerusform>À 0 s, l’arbitre redemande, au plus %n fois.</numerusform>
            <numerusform>À 0 s, l’arbitre redemande, au plus %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>The referee may ask again before that.</source>
        <translation>Avant cela, l’arbitre peut redemander.</translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>Even or odd?</source>
        <translation>Pair ou impair&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>encore %n seconde</numerusform>
            <numerusform>encore %n secondes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhaseStep</name>
    <message>
        <source>%1, now</source>
        <translation>%1, maintenant</translation>
    </message>
    <message>
        <source>%1, passed</source>
        <translation>%1, passée</translation>
    </message>
</context>
<context>
    <name>PhaseStepper</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>turns × seconds</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Phase %1, next %2</source>
        <translation>Phase %1, puis %2</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <translation>Phase %1</translation>
    </message>
</context>
<context>
    <name>PlacesDropDowns</name>
    <message>
        <source>On this network</source>
        <translation>Sur ce réseau</translation>
    </message>
    <message>
        <source>Joined before</source>
        <translation>Ligues déjà rejointes</translation>
    </message>
</context>
<context>
    <name>PlacesTitle</name>
    <message>
        <source>Searching</source>
        <translation>Recherche</translation>
    </message>
</context>
<context>
    <name>PlayedChip</name>
    <message>
        <source>%1 against %2, technical</source>
        <translation>%1 contre %2, technique</translation>
    </message>
    <message>
        <source>%1 against %2, number %3</source>
        <translation>%1 contre %2, nombre %3</translation>
    </message>
    <message>
        <source>technical</source>
        <translation>technique</translation>
    </message>
</context>
<context>
    <name>PlayedStrip</name>
    <message>
        <source>Your matches so far</source>
        <translation>Matchs joués jusqu’ici</translation>
    </message>
    <message>
        <source>Won %1, drew %2, lost %3</source>
        <translation>%1 gagnés, %2 nuls, %3 perdus</translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message>
        <source>Champion: %1</source>
        <translation>Champion&#xa0;: %1</translation>
    </message>
    <message>
        <source>Podium</source>
        <translation>Podium</translation>
    </message>
</context>
<context>
    <name>PodiumStep</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1, %2, %n point</numerusform>
            <numerusform>%1, %2, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <comment>under the number of points</comment>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsAtStake</name>
    <message>
        <source>win %1, draw %2, loss 0</source>
        <translation>victoire %1, nul %2, défaite 0</translation>
    </message>
    <message>
        <source>Points at stake: %1</source>
        <translation>Points en jeu : %1</translation>
    </message>
    <message>
        <source>Points at stake</source>
        <translation>Points en jeu</translation>
    </message>
</context>
<context>
    <name>PointsPanel</name>
    <message>
        <source>Points over rounds</source>
        <translation>Points par ronde</translation>
    </message>
</context>
<context>
    <name>PortLine</name>
    <message>
        <source>Ports %1–%2 and %3–%4 are free</source>
        <translation>Les ports %1–%2 et %3–%4 sont libres</translation>
    </message>
    <message>
        <source>Port %1 is taken</source>
        <translation>Le port %1 est occupé</translation>
    </message>
    <message>
        <source>Use %1</source>
        <comment>a port number</comment>
        <translation>Utiliser %1</translation>
    </message>
</context>
<context>
    <name>PostmortemMoments</name>
    <message>
        <source>Key moments</source>
        <translation>Moments clés</translation>
    </message>
    <message>
        <source>Nothing stood out.</source>
        <translation>Rien de marquant.</translation>
    </message>
</context>
<context>
    <name>PostmortemNight</name>
    <message>
        <source>The mafia chose %1.</source>
        <translation>La mafia a choisi %1.</translation>
    </message>
    <message>
        <source>The mafia did not agree; the draw took %1.</source>
        <translation>La mafia n&apos;était pas d&apos;accord ; le tirage a désigné %1.</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 a été sauvé.</translation>
    </message>
    <message>
        <source>The Sheriff learned that %1 is mafia.</source>
        <translation>Le Shérif a appris que %1 est de la mafia.</translation>
    </message>
    <message>
        <source>The Sheriff learned that %1 is not mafia.</source>
        <translation>Le Shérif a appris que %1 n&apos;est pas de la mafia.</translation>
    </message>
    <message>
        <source>%1 was killed during the night</source>
        <translation>%1 a été tué pendant la nuit</translation>
    </message>
    <message>
        <source>Nobody died during the night</source>
        <translation>Personne n&apos;est mort pendant la nuit</translation>
    </message>
    <message>
        <source>Night %1</source>
        <translation>Nuit %1</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>player, deed, target</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>drawn, no answer in time</source>
        <translation>tiré au sort, pas de réponse à temps</translation>
    </message>
</context>
<context>
    <name>PostmortemPage</name>
    <message>
        <source>Post-mortem of match %1</source>
        <translation>Analyse du match %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>The record is being read</source>
        <translation>Lecture de l&apos;enregistrement</translation>
    </message>
    <message>
        <source>There is no post-mortem</source>
        <translation>Il n&apos;y a pas d&apos;analyse</translation>
    </message>
    <message>
        <source>Match %1 is not over, or its record is not on this computer.</source>
        <translation>Le match %1 n&apos;est pas fini, ou son enregistrement n&apos;est pas sur cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>PostmortemPlayer</name>
    <message>
        <source>survived</source>
        <translation>a survécu</translation>
    </message>
    <message>
        <source>%1 % of %2</source>
        <comment>share of votes</comment>
        <translation>%1 % sur %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>player, role, how it left</comment>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>PostmortemPlayers</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Good votes</source>
        <translation>Bons votes</translation>
    </message>
    <message>
        <source>Right / wrong</source>
        <translation>Vrai / faux</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Sauvés</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvés</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passes</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Retard</translation>
    </message>
    <message>
        <source>Answers in</source>
        <translation>Répond en</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>Propos</translation>
    </message>
    <message>
        <source>Who was who</source>
        <translation>Qui était qui</translation>
    </message>
    <message>
        <source>Good votes: on the mafia by the town, on the town by the mafia. Right / wrong: accusations of mafia and of others. Answers in: mean and longest, in seconds. Said: statements and characters.</source>
        <translation>Bons votes : du village contre la mafia, de la mafia contre le village. Vrai / faux : accusations de la mafia et des autres. Répond en : moyenne et maximum, en secondes. Propos : interventions et caractères.</translation>
    </message>
</context>
<context>
    <name>PostmortemResult</name>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Jours</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The seed is the one that was promised</source>
        <translation>La graine est celle qui était promise</translation>
    </message>
    <message>
        <source>The seed is not the one that was promised</source>
        <translation>La graine n&apos;est pas celle qui était promise</translation>
    </message>
</context>
<context>
    <name>PostmortemTalk</name>
    <message>
        <source>What was said on day %1</source>
        <translation>Ce qui a été dit au jour %1</translation>
    </message>
    <message>
        <source>ran out of time</source>
        <translation>temps écoulé</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>was cut</source>
        <translation>a été coupé</translation>
    </message>
    <message>
        <source>says %1, which is true</source>
        <comment>a role</comment>
        <translation>dit %1, ce qui est vrai</translation>
    </message>
    <message>
        <source>says %1, which is false</source>
        <comment>a role</comment>
        <translation>dit %1, ce qui est faux</translation>
    </message>
</context>
<context>
    <name>PostmortemVotes</name>
    <message>
        <source>Nobody leaves the table</source>
        <translation>Personne ne quitte la table</translation>
    </message>
    <message>
        <source>Tie between %1. The seeded draw took %2.</source>
        <translation>Égalité entre %1. Le tirage a désigné %2.</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <translation>%1 quitte la table</translation>
    </message>
    <message>
        <source>abstained</source>
        <translation>abstention</translation>
    </message>
    <message>
        <source>%1: no vote came</source>
        <translation>%1 : aucun vote reçu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>voter, target</comment>
        <translation>%1, %2 {1:?}</translation>
    </message>
    <message>
        <source>%1, before that %2</source>
        <translation>%1, avant %2</translation>
    </message>
    <message>
        <source>Vote of day %1</source>
        <translation>Vote du jour %1</translation>
    </message>
    <message>
        <source>no vote came</source>
        <translation>aucun vote reçu</translation>
    </message>
</context>
<context>
    <name>PreflightLight</name>
    <message>
        <source>Checking</source>
        <comment>pre-flight</comment>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>pre-flight</comment>
        <translation>Réussi</translation>
    </message>
    <message>
        <source>Warning</source>
        <comment>pre-flight</comment>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Fails</source>
        <comment>pre-flight</comment>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Pre-flight, %1</source>
        <translation>Contrôle préalable, %1</translation>
    </message>
</context>
<context>
    <name>ProjectorFoot</name>
    <message>
        <source>Watch on your computer:</source>
        <translation>À suivre sur son ordinateur&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es)</source>
        <translation>
            <numerusform>%1 sur %n match</numerusform>
            <numerusform>%1 sur %n matchs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectorInvitation</name>
    <message>
        <source>Join code</source>
        <translation>Code d’accès</translation>
    </message>
    <message>
        <source>Join code %1</source>
        <translation>Code d’accès %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are here</source>
        <translation>
            <numerusform>%n joueur est là</numerusform>
            <numerusform>%n joueurs sont là</numerusform>
        </translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>Code QR du lien</translation>
    </message>
</context>
<context>
    <name>ProjectorMatch</name>
    <message>
        <source>%1 is even: %2 wins</source>
        <comment>a number and a name</comment>
        <translation>%1 est pair&#xa0;: %2 gagne</translation>
    </message>
    <message>
        <source>%1 is odd: %2 wins</source>
        <comment>a number and a name</comment>
        <translation>%1 est impair&#xa0;: %2 gagne</translation>
    </message>
    <message>
        <source>%1 did not answer: %2 wins</source>
        <translation>%1 n’a pas répondu&#xa0;: %2 gagne</translation>
    </message>
    <message>
        <source>%1 is even: a draw</source>
        <translation>%1 est pair&#xa0;: match nul</translation>
    </message>
    <message>
        <source>%1 is odd: a draw</source>
        <translation>%1 est impair&#xa0;: match nul</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>Does not count</source>
        <translation>Ne compte pas</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>En attente de %1</translation>
    </message>
    <message>
        <source>About to begin</source>
        <translation>Sur le point de commencer</translation>
    </message>
    <message>
        <source>Getting ready</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>Choosing</source>
        <translation>Choix en cours</translation>
    </message>
    <message>
        <source>Drawing a number</source>
        <translation>Tirage d’un nombre</translation>
    </message>
    <message>
        <source>Looking who is right</source>
        <translation>On regarde qui a raison</translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation>Le temps est écoulé</translation>
    </message>
    <message>
        <source>Starts over</source>
        <translation>Recommence</translation>
    </message>
    <message>
        <source>%1 against %2, %3</source>
        <translation>%1 contre %2, %3</translation>
    </message>
</context>
<context>
    <name>ProjectorMatches</name>
    <message>
        <source>Matches</source>
        <translation>Matchs</translation>
    </message>
</context>
<context>
    <name>ProjectorPair</name>
    <message>
        <source>vs</source>
        <comment>between the names of two players</comment>
        <translation>contre</translation>
    </message>
</context>
<context>
    <name>ProjectorRow</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1, %2, %n point</numerusform>
            <numerusform>%1, %2, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectorTable</name>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
</context>
<context>
    <name>ProjectorView</name>
    <message>
        <source>Projector, %1</source>
        <translation>Projecteur, %1</translation>
    </message>
</context>
<context>
    <name>ProjectorWindow</name>
    <message>
        <source>%1 – projector</source>
        <translation>%1 – projecteur</translation>
    </message>
</context>
<context>
    <name>QueuePanel</name>
    <message>
        <source>Turn queue</source>
        <translation>File des tours</translation>
    </message>
    <message>
        <source>cycle %1</source>
        <translation>cycle %1</translation>
    </message>
    <message>
        <source>Nobody is here yet. Add an agent, or let one join.</source>
        <translation>Personne n’est encore là. Ajoutez un agent, ou laissez-en un entrer.</translation>
    </message>
    <message>
        <source>Add agent</source>
        <translation>Ajouter un agent</translation>
    </message>
    <message>
        <source>The channel is closed.</source>
        <translation>Le canal est fermé.</translation>
    </message>
    <message>
        <source>What can be done with the chosen agent</source>
        <translation>Ce qu’on peut faire de l’agent choisi</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Navigation</source>
        <translation>Navigation</translation>
    </message>
</context>
<context>
    <name>RailItem</name>
    <message numerus="yes">
        <source>%1, %n need attention</source>
        <translation>
            <numerusform>%1, %n à surveiller</numerusform>
            <numerusform>%1, %n à surveiller</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RailPlaces</name>
    <message>
        <source>League</source>
        <translation>Ligue</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agents</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Trafic</translation>
    </message>
    <message>
        <source>My seat</source>
        <translation>Ma place</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Projecteur</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message>
        <source>up %1</source>
        <translation>monte de %1</translation>
    </message>
    <message>
        <source>down %1</source>
        <translation>descend de %1</translation>
    </message>
</context>
<context>
    <name>RateCard</name>
    <message numerus="yes">
        <source>%n message(s) per second</source>
        <translation>
            <numerusform>%n message par seconde</numerusform>
            <numerusform>%n messages par seconde</numerusform>
        </translation>
    </message>
    <message>
        <source>messages per second</source>
        <translation>messages par seconde</translation>
    </message>
    <message>
        <source>delivered</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échoués</translation>
    </message>
</context>
<context>
    <name>Readiness</name>
    <message>
        <source>Before you start</source>
        <translation>Avant de démarrer</translation>
    </message>
</context>
<context>
    <name>ReadinessLine</name>
    <message>
        <source>No referee yet</source>
        <translation>Pas encore d’arbitre</translation>
    </message>
    <message>
        <source>Referees ready</source>
        <translation>Arbitres prêts</translation>
    </message>
    <message>
        <source>Too few players</source>
        <translation>Trop peu de joueurs</translation>
    </message>
    <message>
        <source>Enough players</source>
        <translation>Assez de joueurs</translation>
    </message>
    <message>
        <source>Every agent answers</source>
        <translation>Tous les agents répondent</translation>
    </message>
    <message>
        <source>Waiting for answers</source>
        <translation>En attente de réponses</translation>
    </message>
    <message>
        <source>Tokens issued</source>
        <translation>Jetons émis</translation>
    </message>
    <message>
        <source>%1 does not answer</source>
        <translation>%1 ne répond pas</translation>
    </message>
    <message>
        <source>%1 is slow</source>
        <translation>%1 est lent</translation>
    </message>
    <message>
        <source>%1 has trouble</source>
        <translation>%1 a des problèmes</translation>
    </message>
    <message>
        <source>%1 is being checked</source>
        <translation>%1 est en cours de contrôle</translation>
    </message>
    <message>
        <source>%1 is arriving</source>
        <translation>%1 arrive</translation>
    </message>
    <message>
        <source>A league needs at least one.</source>
        <translation>Une ligue a besoin d’au moins un arbitre.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>referees, matches at a time</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n referee(s)</source>
        <translation>
            <numerusform>%n arbitre</numerusform>
            <numerusform>%n arbitres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) at a time</source>
        <translation>
            <numerusform>%n match à la fois</numerusform>
            <numerusform>%n matchs à la fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n registered, minimum 2</source>
        <translation>
            <numerusform>%n inscrit, minimum 2</numerusform>
            <numerusform>%n inscrits, minimum 2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 health checks</source>
        <translation>%1 contrôles d’état sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n auth token(s)</source>
        <translation>
            <numerusform>%n jeton d’authentification</numerusform>
            <numerusform>%n jetons d’authentification</numerusform>
        </translation>
    </message>
    <message>
        <source>It loses its matches by default. Remove it, or start it again.</source>
        <translation>Ses matchs sont perdus par forfait. L’exclure ou le relancer.</translation>
    </message>
    <message>
        <source>%1 ms, still inside the %2 s join limit</source>
        <translation>%1 ms, encore dans la limite de %2 s pour rejoindre</translation>
    </message>
    <message>
        <source>A sham match shows whether it can play.</source>
        <translation>Un match fictif montre s’il sait jouer.</translation>
    </message>
    <message>
        <source>It is left out if you start now.</source>
        <translation>Il est laissé de côté en cas de départ immédiat.</translation>
    </message>
</context>
<context>
    <name>RecentPanel</name>
    <message>
        <source>Recent leagues</source>
        <translation>Ligues récentes</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <source>No leagues yet</source>
        <translation>Pas encore de ligue</translation>
    </message>
    <message>
        <source>Start one on this computer. It takes one click.</source>
        <translation>En démarrer une sur cet ordinateur. Un clic suffit.</translation>
    </message>
    <message>
        <source>Follow a league on this network</source>
        <translation>Suivre une ligue sur ce réseau</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message>
        <source>%1 of %2 matches safe</source>
        <comment>of an interrupted league</comment>
        <translation>%1 matchs sur %2 à l’abri</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game, players</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Today %1</source>
        <comment>time</comment>
        <translation>Aujourd’hui %1</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>%1, interrupted. %2. Resume</source>
        <comment>name of a league, what is safe</comment>
        <translation>%1, interrompue. %2. Reprendre</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>Resume, R%1 of %2</source>
        <comment>round</comment>
        <translation>Reprendre, R%1 sur %2</translation>
    </message>
    <message>
        <source>Paused, R%1 of %2</source>
        <comment>round</comment>
        <translation>En pause, R%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n pt(s)</source>
        <comment>champion and points</comment>
        <translation>
            <numerusform>%1, %n pt</numerusform>
            <numerusform>%1, %n pts</numerusform>
        </translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Pas commencée</translation>
    </message>
</context>
<context>
    <name>RefereeLimits</name>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Matches at a time</source>
        <translation>Matchs à la fois</translation>
    </message>
</context>
<context>
    <name>RemovalQuestion</name>
    <message>
        <source>Withdraw %1?</source>
        <translation>Retirer %1&#xa0;?</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>Exclure %1&#xa0;?</translation>
    </message>
    <message>
        <source>What it has played stays in the table. Its other matches are decided by the rules of the league.</source>
        <translation>Ce qui a été joué reste au classement. Les autres matchs sont décidés par les règles de la ligue.</translation>
    </message>
    <message>
        <source>The agent is told, and may join again.</source>
        <translation>L’agent en est informé et peut rejoindre à nouveau.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Exclure</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>Step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Un pas</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Vitesse de la relecture</translation>
    </message>
</context>
<context>
    <name>ResultLegend</name>
    <message>
        <source>Win 3</source>
        <translation>Victoire 3</translation>
    </message>
    <message>
        <source>Draw 1</source>
        <translation>Nul 1</translation>
    </message>
    <message>
        <source>Loss 0</source>
        <translation>Défaite 0</translation>
    </message>
    <message>
        <source>Technical loss</source>
        <translation>Défaite technique</translation>
    </message>
</context>
<context>
    <name>ResultMark</name>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>drew</source>
        <translation>nul</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>technical loss</source>
        <translation>défaite technique</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>pas joué</translation>
    </message>
</context>
<context>
    <name>Ring</name>
    <message>
        <source>Time left, %1 of %2 seconds</source>
        <translation>Temps restant, %1 secondes sur %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>Sans limite de temps</translation>
    </message>
</context>
<context>
    <name>RoleLine</name>
    <message>
        <source>Hidden</source>
        <comment>a role that is not known</comment>
        <translation>Caché</translation>
    </message>
</context>
<context>
    <name>RoundCell</name>
    <message>
        <source>Round %1, %2, %3 of %4 matches done</source>
        <translation>Ronde %1, %2, %3 matchs terminés sur %4</translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <translation>Ronde %1, %2</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>short for round</comment>
        <translation>R%1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 sur %2 terminés</translation>
    </message>
</context>
<context>
    <name>RoundStrip</name>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
</context>
<context>
    <name>RoundTable</name>
    <message>
        <source>Table, %1 of %2 alive</source>
        <translation>Table, %1 sur %2 en vie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>speaker, words</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>RoundTitle</name>
    <message>
        <source>Final standings</source>
        <translation>Classement final</translation>
    </message>
    <message>
        <source>Soon to begin</source>
        <translation>Commence bientôt</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronde %1 sur %2</translation>
    </message>
</context>
<context>
    <name>RuleLine</name>
    <message>
        <source>%1; usually %2</source>
        <comment>what is allowed, and the default</comment>
        <translation>%1&#xa0;; d’habitude %2</translation>
    </message>
    <message>
        <source>Reset to %1</source>
        <translation>Rétablir à %1</translation>
    </message>
</context>
<context>
    <name>RuleLineRow</name>
    <message>
        <source>%1, %2</source>
        <comment>a rule and what is allowed</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, usually %3</source>
        <comment>a rule, what is allowed, and the usual value</comment>
        <translation>%1, %2, d’habitude %3</translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>These hold for the whole league. They cannot be changed once the lobby is open.</source>
        <translation>Elles valent pour toute la ligue. Elles ne peuvent plus changer une fois le salon ouvert.</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Règles habituelles</translation>
    </message>
    <message>
        <source>These are the usual rules.</source>
        <translation>Ce sont les règles habituelles.</translation>
    </message>
    <message>
        <source>Rules and timing</source>
        <translation>Règles et délais</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Lowest number that can be drawn</source>
        <translation>Plus petit nombre qui peut être tiré</translation>
    </message>
    <message>
        <source>Highest number that can be drawn</source>
        <translation>Plus grand nombre qui peut être tiré</translation>
    </message>
    <message>
        <source>Where numbers come from: the operating system, or the league&apos;s seed</source>
        <translation>Origine des nombres : le système d’exploitation ou la graine de la ligue</translation>
    </message>
    <message>
        <source>What a match is worth when a player does not come</source>
        <translation>Valeur d’un match quand un joueur ne vient pas</translation>
    </message>
    <message>
        <source>How often an unanswered message is sent again</source>
        <translation>Nombre de renvois d’un message sans réponse</translation>
    </message>
    <message>
        <source>Pause before the first retry, in milliseconds</source>
        <translation>Pause avant la première nouvelle tentative, en millisecondes</translation>
    </message>
    <message>
        <source>How much longer each further pause is</source>
        <translation>Facteur d’allongement de chaque pause suivante</translation>
    </message>
    <message>
        <source>How long an agent waits for the answer to its registration</source>
        <translation>Attente par un agent de la réponse à son inscription</translation>
    </message>
    <message>
        <source>How long a player has to accept an invitation</source>
        <translation>Temps dont dispose un joueur pour accepter une invitation</translation>
    </message>
    <message>
        <source>How long a player has to choose</source>
        <translation>Temps dont dispose un joueur pour choisir</translation>
    </message>
    <message>
        <source>How long a referee waits until its report is acknowledged</source>
        <translation>Attente par un arbitre de l’accusé de réception de son rapport</translation>
    </message>
    <message>
        <source>How long notifications wait for an acknowledgement, for the log only</source>
        <translation>Attente d’un accusé de réception des notifications, pour le journal seulement</translation>
    </message>
    <message>
        <source>Consecutive no-shows after which a player is out</source>
        <translation>Absences consécutives après lesquelles un joueur est exclu</translation>
    </message>
    <message>
        <source>What the remaining matches of a withdrawn player are worth</source>
        <translation>Valeur des matchs restants d’un joueur retiré</translation>
    </message>
    <message>
        <source>How often the manager asks whether an agent is alive</source>
        <translation>Fréquence à laquelle le gestionnaire vérifie qu’un agent est vivant</translation>
    </message>
    <message>
        <source>Missed heartbeats after which an agent counts as lost</source>
        <translation>Battements manqués après lesquels un agent est considéré comme perdu</translation>
    </message>
    <message>
        <source>Start without the operator once the expected agents are there</source>
        <translation>Démarrer sans l’opérateur dès que les agents attendus sont là</translation>
    </message>
    <message>
        <source>Players that an automatic start waits for</source>
        <translation>Joueurs qu’attend un démarrage automatique</translation>
    </message>
    <message>
        <source>Referees that an automatic start waits for</source>
        <translation>Arbitres qu’attend un démarrage automatique</translation>
    </message>
    <message>
        <source>Everybody meets twice, the second time with sides swapped</source>
        <translation>Tous se rencontrent deux fois, la seconde en inversant les côtés</translation>
    </message>
    <message>
        <source>Matches that one referee runs at the same time</source>
        <translation>Matchs qu’un arbitre dirige en même temps</translation>
    </message>
    <message>
        <source>Take answers without a token from the machine of the player they name</source>
        <translation>Accepter les réponses sans jeton venant de la machine du joueur nommé</translation>
    </message>
    <message>
        <source>Failures in a row after which an endpoint is left alone</source>
        <translation>Échecs consécutifs après lesquels une adresse est laissée tranquille</translation>
    </message>
    <message>
        <source>How long a failing endpoint is left alone before one more try</source>
        <translation>Durée de repos d’une adresse en échec avant un nouvel essai</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a range of numbers</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two words to choose from</comment>
        <translation>%1 ou %2</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Rules of new leagues</source>
        <translation>Règles des nouvelles ligues</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout rétablir</translation>
    </message>
    <message>
        <source>A league under way keeps the rules it began with.</source>
        <translation>Une ligue en cours garde les règles de son début.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
</context>
<context>
    <name>RunProblem</name>
    <message>
        <source>Use %1</source>
        <comment>a port number</comment>
        <translation>Utiliser %1</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Saved %1</source>
        <translation>%1 enregistré</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>Fichiers JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>ScheduleFigures</name>
    <message numerus="yes">
        <source>round(s)</source>
        <translation>
            <numerusform>ronde</numerusform>
            <numerusform>rondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match(es)</source>
        <translation>
            <numerusform>match</numerusform>
            <numerusform>matchs</numerusform>
        </translation>
    </message>
    <message>
        <source>per round</source>
        <translation>par ronde</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>rounds, matches</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matchs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Schedule with %n player(s)</source>
        <translation>
            <numerusform>Calendrier avec %n joueur</numerusform>
            <numerusform>Calendrier avec %n joueurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>%1 %2, %3 %4</source>
        <translation>%1 %2, %3 %4</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
</context>
<context>
    <name>Scroller</name>
    <message>
        <source>Scroll bar</source>
        <translation>Barre de défilement</translation>
    </message>
</context>
<context>
    <name>Scrubber</name>
    <message>
        <source>Moment of the replay</source>
        <translation>Moment de la relecture</translation>
    </message>
</context>
<context>
    <name>SeatFacts</name>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>Player, %1</source>
        <comment>and its strategy</comment>
        <translation>Joueur, %1</translation>
    </message>
    <message>
        <source>Listens at</source>
        <translation>Écoute sur</translation>
    </message>
    <message>
        <source>Matches run</source>
        <translation>Matchs dirigés</translation>
    </message>
    <message>
        <source>Matches so far</source>
        <translation>Matchs jusqu’ici</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avertissements</translation>
    </message>
    <message>
        <source>None</source>
        <comment>warnings</comment>
        <translation>Aucun</translation>
    </message>
    <message numerus="yes">
        <source>%n, the last: %1</source>
        <comment>warnings</comment>
        <translation>
            <numerusform>%n, le dernier&#xa0;: %1</numerusform>
            <numerusform>%n, le dernier&#xa0;: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatLabel</name>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (vous)</translation>
    </message>
    <message>
        <source>Not mafia</source>
        <translation>Pas mafia</translation>
    </message>
    <message>
        <source>Hidden</source>
        <comment>a role that is not known</comment>
        <translation>Caché</translation>
    </message>
    <message>
        <source>says %1</source>
        <comment>a role that is claimed</comment>
        <translation>dit %1</translation>
    </message>
</context>
<context>
    <name>SeatPage</name>
    <message>
        <source>Joining the league</source>
        <translation>Inscription à la ligue</translation>
    </message>
    <message>
        <source>Joining did not work</source>
        <translation>L’inscription a échoué</translation>
    </message>
    <message>
        <source>The league is over</source>
        <translation>La ligue est terminée</translation>
    </message>
    <message>
        <source>You have left the league</source>
        <translation>La ligue a été quittée</translation>
    </message>
    <message>
        <source>Joined as %1</source>
        <translation>Inscrit comme %1</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Ligue</translation>
    </message>
    <message>
        <source>League Manager at %1</source>
        <translation>Gestionnaire de ligue sur %1</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>SeatPageHeader</name>
    <message>
        <source>You play as %1</source>
        <translation>Vous jouez sous le nom de %1</translation>
    </message>
    <message>
        <source>You play as %1 in match %2</source>
        <translation>Vous jouez sous le nom de %1 dans le match %2</translation>
    </message>
    <message>
        <source>To the league</source>
        <translation>Vers la ligue</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>Your role</source>
        <translation>Votre rôle</translation>
    </message>
    <message>
        <source>What you are asked</source>
        <translation>Ce qu&apos;on vous demande</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>Discussion</translation>
    </message>
</context>
<context>
    <name>SeatQuestion</name>
    <message>
        <source>Too late: the game went on.</source>
        <translation>Trop tard : le jeu a continué.</translation>
    </message>
    <message>
        <source>Nothing is asked of you now</source>
        <translation>On ne vous demande rien pour l&apos;instant</translation>
    </message>
    <message>
        <source>It is your turn to speak</source>
        <translation>C&apos;est à vous de parler</translation>
    </message>
    <message>
        <source>Who leaves the table?</source>
        <translation>Qui quitte la table ?</translation>
    </message>
    <message>
        <source>Whom do the mafia kill?</source>
        <translation>Qui la mafia tue-t-elle ?</translation>
    </message>
    <message>
        <source>Whom do you protect?</source>
        <translation>Qui protégez-vous ?</translation>
    </message>
    <message>
        <source>Whom do you investigate?</source>
        <translation>Sur qui enquêtez-vous ?</translation>
    </message>
    <message>
        <source>You have left the table</source>
        <translation>Vous avez quitté la table</translation>
    </message>
    <message>
        <source>Your answer is in</source>
        <translation>Votre réponse est arrivée</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Vous avez gagné</translation>
    </message>
    <message>
        <source>You have lost</source>
        <translation>Vous avez perdu</translation>
    </message>
    <message>
        <source>Nobody has won</source>
        <translation>Personne n’a gagné</translation>
    </message>
    <message>
        <source>You have lost: you did not answer</source>
        <translation>Vous avez perdu : vous n’avez pas répondu</translation>
    </message>
    <message>
        <source>The match was called off</source>
        <translation>Le match a été annulé</translation>
    </message>
    <message>
        <source>The town is asleep</source>
        <translation>Le village dort</translation>
    </message>
    <message>
        <source>%1 was killed during the night</source>
        <translation>%1 a été tué pendant la nuit</translation>
    </message>
    <message>
        <source>Nobody died during the night</source>
        <translation>Personne n&apos;est mort pendant la nuit</translation>
    </message>
    <message>
        <source>%1 speaks</source>
        <translation>%1 parle</translation>
    </message>
    <message>
        <source>The discussion begins</source>
        <translation>La discussion commence</translation>
    </message>
    <message>
        <source>The table votes</source>
        <translation>La table vote</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <translation>%1 quitte la table</translation>
    </message>
    <message>
        <source>Nobody leaves the table</source>
        <translation>Personne ne quitte la table</translation>
    </message>
    <message>
        <source>Everybody at the table will read it.</source>
        <translation>Toute la table le lira.</translation>
    </message>
    <message>
        <source>Choose here, or at the table.</source>
        <translation>Choisissez ici ou à la table.</translation>
    </message>
    <message>
        <source>The others go on; you are asked when it is your turn.</source>
        <translation>Les autres continuent ; on vous demandera quand ce sera votre tour.</translation>
    </message>
    <message>
        <source>You may watch until the end.</source>
        <translation>Vous pouvez regarder jusqu’à la fin.</translation>
    </message>
    <message>
        <source>You abstain</source>
        <translation>Vous vous abstenez</translation>
    </message>
    <message>
        <source>Your vote: %1</source>
        <translation>Votre vote : %1</translation>
    </message>
    <message>
        <source>Your choice: %1</source>
        <translation>Votre choix : %1</translation>
    </message>
    <message>
        <source>It stands. You may change it while the vote is open.</source>
        <translation>C’est enregistré. Vous pouvez en changer tant que le vote est ouvert.</translation>
    </message>
    <message>
        <source>It stands. You may change it while the night lasts.</source>
        <translation>C’est enregistré. Vous pouvez en changer tant que dure la nuit.</translation>
    </message>
</context>
<context>
    <name>SeatRole</name>
    <message>
        <source>Each night your team kills a player. By day, do not be found out.</source>
        <translation>Chaque nuit, votre équipe tue un joueur. Le jour, ne vous faites pas démasquer.</translation>
    </message>
    <message>
        <source>Each night you save one player from the mafia.</source>
        <translation>Chaque nuit, vous sauvez un joueur de la mafia.</translation>
    </message>
    <message>
        <source>Each night you learn whether one player is mafia.</source>
        <translation>Chaque nuit, vous apprenez si un joueur est de la mafia.</translation>
    </message>
    <message>
        <source>Find the mafia by what they say and how they vote.</source>
        <translation>Démasquez la mafia par ses paroles et ses votes.</translation>
    </message>
    <message>
        <source>Your role: %1</source>
        <translation>Votre rôle : %1</translation>
    </message>
    <message>
        <source>Your team: %1</source>
        <translation>Votre équipe : %1</translation>
    </message>
    <message>
        <source>Found mafia: %1</source>
        <translation>Mafia démasquée : %1</translation>
    </message>
    <message>
        <source>Not mafia: %1</source>
        <translation>Pas mafia : %1</translation>
    </message>
</context>
<context>
    <name>SeatSpeech</name>
    <message>
        <source>What you say to everybody</source>
        <translation>Ce que vous dites à tous</translation>
    </message>
    <message>
        <source>Say something to the table</source>
        <translation>Dites quelque chose à la table</translation>
    </message>
    <message numerus="yes">
        <source>At most %n character(s).</source>
        <translation>
            <numerusform>%n caractère au plus.</numerusform>
            <numerusform>%n caractères au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>Dire</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Entrée</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>characters</comment>
        <translation>
            <numerusform>%n restant</numerusform>
            <numerusform>%n restants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatStatus</name>
    <message>
        <source>technical win</source>
        <translation>victoire technique</translation>
    </message>
    <message>
        <source>not invited yet</source>
        <translation>pas encore invité</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>Présent</translation>
    </message>
    <message>
        <source>No join</source>
        <translation>Absent</translation>
    </message>
    <message>
        <source>Joined %1 ms</source>
        <translation>Présent en %1 ms</translation>
    </message>
    <message>
        <source>Invited…</source>
        <translation>Invité…</translation>
    </message>
    <message>
        <source>Locked in</source>
        <translation>Choix verrouillé</translation>
    </message>
    <message>
        <source>retry %1 of %2</source>
        <translation>nouvel essai %1 sur %2</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réfléchit…</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Pas de réponse</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>Injoignable</translation>
    </message>
    <message>
        <source>technical loss</source>
        <translation>défaite technique</translation>
    </message>
</context>
<context>
    <name>SeatTalk</name>
    <message>
        <source>Discussion</source>
        <translation>Discussion</translation>
    </message>
    <message>
        <source>Nothing was said yet.</source>
        <translation>Rien n’a encore été dit.</translation>
    </message>
</context>
<context>
    <name>SeatTargets</name>
    <message>
        <source>Players to choose from</source>
        <translation>Joueurs au choix</translation>
    </message>
    <message>
        <source>Abstain</source>
        <translation>S&apos;abstenir</translation>
    </message>
</context>
<context>
    <name>SeatTrouble</name>
    <message>
        <source>Joining did not work</source>
        <translation>L’inscription a échoué</translation>
    </message>
    <message numerus="yes">
        <source>Reconnecting in %n s</source>
        <translation>
            <numerusform>Reconnexion dans %n s</numerusform>
            <numerusform>Reconnexion dans %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>Reconnecting</source>
        <translation>Reconnexion</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Essayer maintenant</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>SequenceCard</name>
    <message>
        <source>Nothing was said yet</source>
        <translation>Rien n’a encore été dit</translation>
    </message>
    <message>
        <source>The referee has not sent the invitations.</source>
        <translation>L’arbitre n’a pas encore envoyé les invitations.</translation>
    </message>
    <message>
        <source>sent to both at the same instant</source>
        <translation>envoyé aux deux au même instant</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n message</numerusform>
            <numerusform>%n messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SequenceDiagram</name>
    <message>
        <source>Messages of the match</source>
        <translation>Messages du match</translation>
    </message>
</context>
<context>
    <name>SequenceHead</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>SequenceReport</name>
    <message>
        <source>League Manager</source>
        <translation>Gestionnaire de ligue</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Every change counts at once.</source>
        <translation>Chaque changement prend effet aussitôt.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>Spans</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
</context>
<context>
    <name>SpeechBody</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>à %1</translation>
    </message>
    <message>
        <source>%1 thinks</source>
        <translation>%1 pense</translation>
    </message>
</context>
<context>
    <name>SpeechEnd</name>
    <message>
        <source>asked to wait: %1</source>
        <translation>a demandé d’attendre : %1</translation>
    </message>
    <message>
        <source>asked to wait</source>
        <translation>a demandé d’attendre</translation>
    </message>
    <message>
        <source>written before it was interrupted</source>
        <translation>écrit avant l’interruption</translation>
    </message>
    <message>
        <source>cut off by the end of the turn</source>
        <translation>coupé par la fin du tour</translation>
    </message>
</context>
<context>
    <name>SpeechNotice</name>
    <message>
        <source>%1 passed</source>
        <translation>%1 a passé</translation>
    </message>
    <message>
        <source>%1 disconnected and left the queue</source>
        <translation>%1 s’est déconnecté et a quitté la file</translation>
    </message>
    <message>
        <source>%1 ran out of time after %2 s, the queue moved on</source>
        <translation>%1 a dépassé son temps après %2 s, la file a continué</translation>
    </message>
    <message>
        <source>%1 waited too long, the queue moved on</source>
        <translation>%1 a trop attendu, la file a continué</translation>
    </message>
    <message>
        <source>No agents available in this channel</source>
        <translation>Aucun agent disponible dans ce canal</translation>
    </message>
    <message>
        <source>%1 joined the queue</source>
        <translation>%1 a rejoint la file</translation>
    </message>
    <message>
        <source>%1 left the channel</source>
        <translation>%1 a quitté le canal</translation>
    </message>
    <message>
        <source>%1 was skipped</source>
        <translation>%1 a été passé</translation>
    </message>
    <message>
        <source>The channel was paused</source>
        <translation>Le canal a été suspendu</translation>
    </message>
    <message>
        <source>The channel goes on</source>
        <translation>Le canal continue</translation>
    </message>
</context>
<context>
    <name>SpeechState</name>
    <message>
        <source>speaking</source>
        <translation>parle</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>draft, posted when it goes on</source>
        <translation>brouillon, publié quand il continuera</translation>
    </message>
</context>
<context>
    <name>StageBars</name>
    <message>
        <source>Stage %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
</context>
<context>
    <name>StandingsDrawer</name>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>No table yet</source>
        <translation>Pas encore de classement</translation>
    </message>
    <message>
        <source>The manager sends it when a round is over.</source>
        <translation>Le gestionnaire l’envoie à la fin d’une ronde.</translation>
    </message>
</context>
<context>
    <name>StandingsHead</name>
    <message>
        <source>Last 5</source>
        <translation>5 derniers</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>W</source>
        <comment>matches won</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>D</source>
        <comment>matches drawn</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>L</source>
        <comment>matches lost</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>P</source>
        <comment>matches played</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points, head of a column</comment>
        <translation>Pts</translation>
    </message>
</context>
<context>
    <name>StandingsLine</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1, %2, %n point</numerusform>
            <numerusform>%1, %2, %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (moi)</translation>
    </message>
    <message numerus="yes">
        <source>%n played</source>
        <translation>
            <numerusform>%n joué</numerusform>
            <numerusform>%n joués</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
</context>
<context>
    <name>StandingsRow</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1, %2, %n point</numerusform>
            <numerusform>%1, %2, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StarterCard</name>
    <message>
        <source>Write your own player</source>
        <translation>Écrire son propre joueur</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Write the starter kit %1</source>
        <translation>Créer le kit de départ %1</translation>
    </message>
    <message>
        <source>Where to put the starter kit</source>
        <translation>Où placer le kit de départ</translation>
    </message>
    <message>
        <source>Written to %1. Try it there: %2</source>
        <translation>Créé dans %1. Pour l’essayer là-bas&#xa0;: %2</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>A complete player, standard library only</source>
        <translation>Un joueur complet, bibliothèque standard seulement</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Node</translation>
    </message>
    <message>
        <source>A complete player, without packages</source>
        <translation>Un joueur complet, sans paquets</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Script</translation>
    </message>
    <message>
        <source>A bot that reads questions and prints answers</source>
        <translation>Un bot qui lit des questions et écrit des réponses</translation>
    </message>
    <message>
        <source>Channel member in Python</source>
        <translation>Membre de canal en Python</translation>
    </message>
    <message>
        <source>A complete member of a turn channel, standard library only</source>
        <translation>Un membre complet d’un canal à tours de parole, bibliothèque standard seulement</translation>
    </message>
    <message>
        <source>Channel member in Node</source>
        <translation>Membre de canal en Node</translation>
    </message>
    <message>
        <source>A complete member of a turn channel, without packages</source>
        <translation>Un membre complet d’un canal à tours de parole, sans paquets</translation>
    </message>
</context>
<context>
    <name>StateDiagram</name>
    <message>
        <source>State diagram</source>
        <translation>Diagramme d’états</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
</context>
<context>
    <name>StatusFacts</name>
    <message>
        <source>League Manager</source>
        <translation>Gestionnaire de ligue</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>Spectateur</translation>
    </message>
    <message>
        <source>League finished</source>
        <translation>Ligue terminée</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) healthy</source>
        <translation>
            <numerusform>%n agent en bon état</numerusform>
            <numerusform>%n agents en bon état</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) need attention</source>
        <translation>
            <numerusform>%n agent à surveiller</numerusform>
            <numerusform>%n agents à surveiller</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StopQuestion</name>
    <message>
        <source>Stop the league?</source>
        <translation>Arrêter la ligue&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n finished match(es) are kept. The league can go on later from here.</source>
        <translation>
            <numerusform>%n match terminé est conservé. La ligue peut reprendre plus tard à partir d’ici.</numerusform>
            <numerusform>%n matchs terminés sont conservés. La ligue peut reprendre plus tard à partir d’ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop league</source>
        <translation>Arrêter la ligue</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Finish the round, then stop</source>
        <translation>Finir la ronde, puis arrêter</translation>
    </message>
</context>
<context>
    <name>SuspicionGrid</name>
    <message>
        <source>Day that is shown</source>
        <translation>Jour affiché</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>Tous les jours</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Jour %1</translation>
    </message>
    <message>
        <source>accused</source>
        <translation>accusé</translation>
    </message>
    <message>
        <source>defended</source>
        <translation>défendu</translation>
    </message>
    <message>
        <source>voted</source>
        <translation>voté</translation>
    </message>
    <message>
        <source>Who suspects whom</source>
        <translation>Qui soupçonne qui</translation>
    </message>
    <message>
        <source>number: how much a built-in player suspects whom</source>
        <translation>nombre : à quel point un joueur intégré soupçonne chacun</translation>
    </message>
</context>
<context>
    <name>SuspicionLine</name>
    <message>
        <source>%1 × %2</source>
        <comment>name, times</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>accused %1</source>
        <translation>a accusé %1</translation>
    </message>
    <message>
        <source>defended %1</source>
        <translation>a défendu %1</translation>
    </message>
    <message>
        <source>voted against %1</source>
        <translation>a voté contre %1</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>rien encore</translation>
    </message>
    <message>
        <source>suspects %1: %2</source>
        <comment>name, number</comment>
        <translation>soupçonne %1 : %2</translation>
    </message>
</context>
<context>
    <name>TableSpeech</name>
    <message>
        <source>%1 says</source>
        <translation>%1 dit</translation>
    </message>
    <message>
        <source>%1 thinks</source>
        <translation>%1 pense</translation>
    </message>
</context>
<context>
    <name>TableTitle</name>
    <message>
        <source>The roles are dealt</source>
        <translation>Les rôles sont distribués</translation>
    </message>
    <message>
        <source>Night %1</source>
        <translation>Nuit %1</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Jour %1</translation>
    </message>
    <message>
        <source>Villagers are asleep</source>
        <translation>Les villageois dorment</translation>
    </message>
    <message>
        <source>%1 was killed during the night</source>
        <translation>%1 a été tué pendant la nuit</translation>
    </message>
    <message>
        <source>Nobody died during the night</source>
        <translation>Personne n&apos;est mort pendant la nuit</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Tour %1 sur %2</translation>
    </message>
    <message>
        <source>Who leaves the table?</source>
        <translation>Qui quitte la table ?</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <translation>%1 quitte la table</translation>
    </message>
    <message>
        <source>Nobody leaves the table</source>
        <translation>Personne ne quitte la table</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) at the table</source>
        <translation>
            <numerusform>%n joueur à la table</numerusform>
            <numerusform>%n joueurs à la table</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>The manager decides the match</source>
        <translation>Le gestionnaire décide du match</translation>
    </message>
    <message>
        <source>Attempt %1 ends without a result</source>
        <translation>L’essai %1 se termine sans résultat</translation>
    </message>
    <message>
        <source>Draws %1: even</source>
        <translation>Tire %1&#xa0;: pair</translation>
    </message>
    <message>
        <source>Draws %1: odd</source>
        <translation>Tire %1&#xa0;: impair</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>après %1</translation>
    </message>
    <message>
        <source>retry %1 of %2</source>
        <translation>nouvel essai %1 sur %2</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>décliné</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>pas de %1</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>pas de réponse</translation>
    </message>
    <message numerus="yes">
        <source>asked %n time(s)</source>
        <translation>
            <numerusform>demandé %n fois</numerusform>
            <numerusform>demandé %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>unusable answer %1</source>
        <translation>réponse inutilisable %1</translation>
    </message>
    <message>
        <source>%1 to both players</source>
        <translation>%1 aux deux joueurs</translation>
    </message>
    <message>
        <source>%1 to the League Manager</source>
        <translation>%1 au gestionnaire de ligue</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>TalkPanel</name>
    <message>
        <source>Conversation</source>
        <translation>Conversation</translation>
    </message>
    <message>
        <source>Nothing has been said yet</source>
        <translation>Rien n’a encore été dit</translation>
    </message>
    <message>
        <source>The first agent in the queue begins; you may write at any time.</source>
        <translation>Le premier agent de la file commence ; vous pouvez écrire à tout moment.</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>messages</comment>
        <translation>
            <numerusform>%n nouveau</numerusform>
            <numerusform>%n nouveaux</numerusform>
        </translation>
    </message>
    <message>
        <source>To the newest</source>
        <translation>Au plus récent</translation>
    </message>
</context>
<context>
    <name>TallyLine</name>
    <message numerus="yes">
        <source>%1, %n vote(s), leading</source>
        <translation>
            <numerusform>%1, %n voix, en tête</numerusform>
            <numerusform>%1, %n voix, en tête</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n vote(s)</source>
        <translation>
            <numerusform>%1, %n voix</numerusform>
            <numerusform>%1, %n voix</numerusform>
        </translation>
    </message>
    <message>
        <source>leading</source>
        <translation>en tête</translation>
    </message>
</context>
<context>
    <name>ThinkBubble</name>
    <message>
        <source>observers only</source>
        <translation>réservé aux observateurs</translation>
    </message>
</context>
<context>
    <name>ThoughtLine</name>
    <message>
        <source>thinks: %1</source>
        <translation>pense : %1</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
</context>
<context>
    <name>TimelineBlock</name>
    <message>
        <source>%1 died</source>
        <translation>%1 est mort</translation>
    </message>
    <message>
        <source>%1 was voted out</source>
        <translation>%1 a été éliminé par le vote</translation>
    </message>
    <message>
        <source>%1 was saved</source>
        <translation>%1 a été sauvé</translation>
    </message>
    <message>
        <source>Somebody was saved</source>
        <translation>Quelqu&apos;un a été sauvé</translation>
    </message>
    <message>
        <source>%1 claims to be %2</source>
        <translation>%1 se dit %2</translation>
    </message>
    <message>
        <source>Nobody left</source>
        <translation>Personne n&apos;est parti</translation>
    </message>
    <message>
        <source>Night %1</source>
        <translation>Nuit %1</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Jour %1</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
</context>
<context>
    <name>Toaster</name>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
</context>
<context>
    <name>TopicChip</name>
    <message>
        <source>Registration</source>
        <translation>Inscription</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matchs</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Consultations</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n message(s)</source>
        <translation>
            <numerusform>%1, %n message</numerusform>
            <numerusform>%1, %n messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Traffic</name>
    <message>
        <source>timed out</source>
        <translation>délai dépassé</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>injoignable</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>breaker open</source>
        <translation>disjoncteur ouvert</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>pas de réponse</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refusé</translation>
    </message>
    <message numerus="yes">
        <source>all %n</source>
        <comment>recipients</comment>
        <translation>
            <numerusform>tous (%n)</numerusform>
            <numerusform>les %n</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>sent</source>
        <translation>envoyé</translation>
    </message>
    <message>
        <source>%1 from %2 to %3, %4, %5</source>
        <translation>%1 de %2 à %3, %4, %5</translation>
    </message>
</context>
<context>
    <name>TrafficControls</name>
    <message>
        <source>Following the newest</source>
        <translation>Suit le plus récent</translation>
    </message>
    <message numerus="yes">
        <source>Paused, %n new</source>
        <translation>
            <numerusform>En pause, %n nouveau</numerusform>
            <numerusform>En pause, %n nouveaux</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Pause list</source>
        <translation>Figer la liste</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>Follow the newest message (F)</source>
        <translation>Suivre le message le plus récent (F)</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>Enregistrer en JSON</translation>
    </message>
</context>
<context>
    <name>TrafficDetail</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversation</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Essai</translation>
    </message>
    <message>
        <source>Part of the exchange</source>
        <translation>Partie de l’échange</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Durées</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy what is shown (C)</source>
        <translation>Copier ce qui est affiché (C)</translation>
    </message>
    <message>
        <source>JSON of %1</source>
        <translation>JSON de %1</translation>
    </message>
    <message>
        <source>Timing of %1</source>
        <translation>Durées de %1</translation>
    </message>
    <message>
        <source>Open match %1</source>
        <translation>Ouvrir le match %1</translation>
    </message>
    <message>
        <source>Whole conversation, %1</source>
        <translation>Conversation entière, %1</translation>
    </message>
</context>
<context>
    <name>TrafficFilter</name>
    <message>
        <source>Search text or id</source>
        <translation>Chercher un texte ou un ID</translation>
    </message>
</context>
<context>
    <name>TrafficHead</name>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>From, to</source>
        <translation>De, à</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Durée</translation>
    </message>
</context>
<context>
    <name>TrafficList</name>
    <message>
        <source>Messages, newest first</source>
        <translation>Messages, les plus récents d’abord</translation>
    </message>
    <message>
        <source>Nothing was said yet</source>
        <translation>Rien n’a encore été dit</translation>
    </message>
    <message>
        <source>No message fits</source>
        <translation>Aucun message ne correspond</translation>
    </message>
    <message>
        <source>Messages appear here as agents send them.</source>
        <translation>Les messages apparaissent ici quand les agents les envoient.</translation>
    </message>
    <message>
        <source>Change the search or the kinds of messages above.</source>
        <translation>Modifier la recherche ou les types de messages ci-dessus.</translation>
    </message>
</context>
<context>
    <name>TrafficPage</name>
    <message>
        <source>Traffic</source>
        <translation>Trafic</translation>
    </message>
    <message numerus="yes">
        <source>JSON-RPC 2.0 over HTTP, %n message(s) kept</source>
        <translation>
            <numerusform>JSON-RPC 2.0 sur HTTP, %n message conservé</numerusform>
            <numerusform>JSON-RPC 2.0 sur HTTP, %n messages conservés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TransitionLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3: %4</source>
        <translation>%1 de %2 à %3 : %4</translation>
    </message>
</context>
<context>
    <name>TransitionWords</name>
    <message>
        <source>Agent started</source>
        <translation>Agent démarré</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>Activé</translation>
    </message>
    <message>
        <source>Assigned to the channel</source>
        <translation>Affecté au canal</translation>
    </message>
    <message>
        <source>Agent stopped</source>
        <translation>Agent arrêté</translation>
    </message>
    <message>
        <source>Disabled</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>Turn granted</source>
        <translation>Tour accordé</translation>
    </message>
    <message>
        <source>Removed from the channel</source>
        <translation>Retiré du canal</translation>
    </message>
    <message>
        <source>Agent disconnected</source>
        <translation>Agent déconnecté</translation>
    </message>
    <message>
        <source>Turn ended after silence</source>
        <translation>Tour terminé après un silence</translation>
    </message>
    <message>
        <source>Answered with an error</source>
        <translation>A répondu par une erreur</translation>
    </message>
    <message>
        <source>Timeout, %1 s</source>
        <translation>Délai dépassé, %1 s</translation>
    </message>
    <message>
        <source>Alone, waits to be spoken to</source>
        <translation>Seul, attend qu’on lui parle</translation>
    </message>
    <message>
        <source>Skipped by the operator</source>
        <translation>Passé par l’opérateur</translation>
    </message>
    <message>
        <source>Wait requested</source>
        <translation>Attente demandée</translation>
    </message>
    <message>
        <source>Interrupted by a person</source>
        <translation>Interrompu par une personne</translation>
    </message>
    <message>
        <source>Crashed in its turn</source>
        <translation>Planté pendant son tour</translation>
    </message>
    <message>
        <source>Wait is over</source>
        <translation>L’attente est finie</translation>
    </message>
    <message>
        <source>A person answered</source>
        <translation>Une personne a répondu</translation>
    </message>
    <message>
        <source>The floor was released</source>
        <translation>La parole a été rendue</translation>
    </message>
    <message>
        <source>Resumed by the operator</source>
        <translation>Repris par l’opérateur</translation>
    </message>
    <message>
        <source>Waited too long</source>
        <translation>A trop attendu</translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation>Refusé : %1</translation>
    </message>
    <message>
        <source>Passed over, busy in another channel</source>
        <translation>Passé, occupé dans un autre canal</translation>
    </message>
    <message>
        <source>Lost: %1</source>
        <translation>Perdu : %1</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
</context>
<context>
    <name>TransitionsPanel</name>
    <message>
        <source>Transitions</source>
        <translation>Transitions</translation>
    </message>
    <message>
        <source>Save what was said</source>
        <translation>Enregistrer ce qui a été dit</translation>
    </message>
</context>
<context>
    <name>TravelNote</name>
    <message>
        <source>The league as it was after round %1.</source>
        <translation>La ligue telle qu’elle était après la ronde %1.</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Revenir au présent</translation>
    </message>
</context>
<context>
    <name>TurnButtons</name>
    <message>
        <source>Hold</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>The agent waits and you have the floor (Ctrl+H)</source>
        <translation>L’agent attend et vous avez la parole (Ctrl+H)</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Rendre</translation>
    </message>
    <message>
        <source>Give the floor back (Ctrl+H)</source>
        <translation>Rendre la parole (Ctrl+H)</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>The agent goes on with the time it had left</source>
        <translation>L’agent continue avec le temps qui lui restait</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Skip turn</source>
        <translation>Passer le tour</translation>
    </message>
    <message>
        <source>The turn ends and the next agent speaks (Ctrl+J)</source>
        <translation>Le tour finit et l’agent suivant parle (Ctrl+J)</translation>
    </message>
</context>
<context>
    <name>TurnHead</name>
    <message>
        <source>You have the floor</source>
        <translation>Vous avez la parole</translation>
    </message>
    <message>
        <source>The channel is paused</source>
        <translation>Le canal est suspendu</translation>
    </message>
    <message>
        <source>The channel is closed</source>
        <translation>Le canal est fermé</translation>
    </message>
    <message>
        <source>Nobody is in the queue</source>
        <translation>Personne dans la file</translation>
    </message>
    <message>
        <source>Nobody has the turn</source>
        <translation>Personne n’a la parole</translation>
    </message>
    <message>
        <source>%1 is paused</source>
        <translation>%1 est en pause</translation>
    </message>
    <message>
        <source>%1 waits</source>
        <translation>%1 attend</translation>
    </message>
    <message>
        <source>%1 has the turn</source>
        <translation>%1 a la parole</translation>
    </message>
    <message>
        <source>The next turn begins when you release it.</source>
        <translation>Le prochain tour commence quand vous la rendez.</translation>
    </message>
    <message>
        <source>%1 is next.</source>
        <translation>%1 est le suivant.</translation>
    </message>
    <message>
        <source>Write something, and the agent answers.</source>
        <translation>Écrivez quelque chose et l’agent répond.</translation>
    </message>
    <message>
        <source>You have the floor. A draft is kept until it goes on.</source>
        <translation>Vous avez la parole. Un brouillon est gardé jusqu’à la reprise.</translation>
    </message>
    <message>
        <source>You have the floor. It goes on when you release it.</source>
        <translation>Vous avez la parole. Il continue quand vous la rendez.</translation>
    </message>
    <message>
        <source>for an answer of yours</source>
        <translation>une réponse de votre part</translation>
    </message>
    <message>
        <source>until its time is over</source>
        <translation>jusqu’à la fin de son temps</translation>
    </message>
    <message>
        <source>for something elsewhere</source>
        <translation>quelque chose d’ailleurs</translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>Sans limite de temps</translation>
    </message>
    <message>
        <source>No time limit, %1 is next</source>
        <translation>Sans limite de temps, %1 est le suivant</translation>
    </message>
    <message>
        <source>%1 s limit</source>
        <translation>limite de %1 s</translation>
    </message>
    <message>
        <source>%1 s limit, %2 is next</source>
        <translation>limite de %1 s, %2 est le suivant</translation>
    </message>
</context>
<context>
    <name>TurnLimit</name>
    <message>
        <source>1 to 3600 seconds</source>
        <translation>de 1 à 3600 secondes</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>Limite du tour</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Change the turn limit</source>
        <translation>Changer la limite du tour</translation>
    </message>
    <message>
        <source>Turn limit in seconds</source>
        <translation>Limite du tour en secondes</translation>
    </message>
</context>
<context>
    <name>TurnRuleLine</name>
    <message>
        <source>Agents with seconds, as in %1</source>
        <translation>Agents avec secondes, comme %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a range of numbers</comment>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>%1; usually %2</source>
        <comment>what is allowed, and the default</comment>
        <translation>%1 ; d’habitude %2</translation>
    </message>
    <message>
        <source>Only %1 to %2 is allowed. The channel keeps %3.</source>
        <translation>Seul %1 à %2 est permis. Le canal garde %3.</translation>
    </message>
</context>
<context>
    <name>TurnRuleWords</name>
    <message>
        <source>How long a turn may take, in seconds</source>
        <translation>Durée d’un tour, en secondes</translation>
    </message>
    <message>
        <source>What happens to a person&apos;s message while an agent speaks</source>
        <translation>Ce que devient le message d’une personne pendant qu’un agent parle</translation>
    </message>
    <message>
        <source>Say in the channel when a turn or a wait ran out of time</source>
        <translation>Dire dans le canal quand un tour ou une attente a dépassé son temps</translation>
    </message>
    <message>
        <source>Say in the channel when an agent was lost</source>
        <translation>Dire dans le canal quand un agent a été perdu</translation>
    </message>
    <message>
        <source>End a turn by itself when its agent has spoken and falls silent</source>
        <translation>Terminer le tour de lui-même quand son agent a parlé puis se tait</translation>
    </message>
    <message>
        <source>How long that silence is, in seconds</source>
        <translation>Durée de ce silence, en secondes</translation>
    </message>
    <message>
        <source>Turn limits of single agents</source>
        <translation>Limites de tour d’agents particuliers</translation>
    </message>
    <message>
        <source>How long an agent may wait in its turn, in seconds</source>
        <translation>Durée d’attente d’un agent pendant son tour, en secondes</translation>
    </message>
    <message>
        <source>While an agent waits: hold the queue, or let others have their turns</source>
        <translation>Pendant qu’un agent attend : suspendre la file ou laisser parler les autres</translation>
    </message>
    <message>
        <source>How often an agent may wait in one turn; 0 forbids it</source>
        <translation>Combien de fois un agent peut attendre dans un tour ; 0 l’interdit</translation>
    </message>
    <message>
        <source>What an agent has at least when it goes on, in seconds</source>
        <translation>Ce qu’un agent a au moins quand il continue, en secondes</translation>
    </message>
    <message>
        <source>How long a person keeps the floor without writing, in seconds</source>
        <translation>Combien de temps une personne garde la parole sans écrire, en secondes</translation>
    </message>
    <message>
        <source>How often each agent is asked whether it is there, in seconds</source>
        <translation>Tous les combien de secondes on demande à chaque agent s’il est là</translation>
    </message>
    <message>
        <source>Missed answers after which an agent counts as lost</source>
        <translation>Réponses manquées après lesquelles un agent est tenu pour perdu</translation>
    </message>
    <message>
        <source>Say in the channel that nobody is there</source>
        <translation>Dire dans le canal que personne n’est là</translation>
    </message>
    <message>
        <source>Cycles without a word after which the channel pauses; 0 is never</source>
        <translation>Cycles sans un mot après lesquels le canal se suspend ; 0 : jamais</translation>
    </message>
    <message>
        <source>How many messages a newcomer gets to read</source>
        <translation>Combien de messages un nouveau venu reçoit à lire</translation>
    </message>
    <message>
        <source>How long a message may be, in characters</source>
        <translation>Longueur d’un message, en caractères</translation>
    </message>
</context>
<context>
    <name>TurnRulesDialog</name>
    <message>
        <source>All turn rules</source>
        <translation>Toutes les règles de tour</translation>
    </message>
    <message>
        <source>What you change applies from the next turn, the mode at once.</source>
        <translation>Ce que vous changez vaut dès le prochain tour, le mode aussitôt.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>TurnRulesPanel</name>
    <message>
        <source>Turn rules</source>
        <translation>Règles de tour</translation>
    </message>
    <message>
        <source>All turn rules</source>
        <translation>Toutes les règles de tour</translation>
    </message>
    <message>
        <source>Announce timeouts</source>
        <translation>Annoncer les délais dépassés</translation>
    </message>
    <message>
        <source>Announce disconnects</source>
        <translation>Annoncer les déconnexions</translation>
    </message>
    <message>
        <source>End turn after silence</source>
        <translation>Finir le tour après un silence</translation>
    </message>
</context>
<context>
    <name>ViewSwitch</name>
    <message>
        <source>God view</source>
        <translation>Vue totale</translation>
    </message>
    <message>
        <source>Audience</source>
        <translation>Public</translation>
    </message>
    <message>
        <source>Player view: %1</source>
        <translation>Vue du joueur : %1</translation>
    </message>
    <message>
        <source>Player view</source>
        <translation>Vue d&apos;un joueur</translation>
    </message>
    <message>
        <source>Whose view it is</source>
        <translation>De qui est le point de vue</translation>
    </message>
</context>
<context>
    <name>VoiceWords</name>
    <message>
        <source>%1: says in one line what was said</source>
        <translation>%1 : dit en une ligne ce qui a été dit</translation>
    </message>
    <message>
        <source>%1: asks about the last claim, and now and then waits for you</source>
        <translation>%1 : interroge la dernière affirmation et vous attend parfois</translation>
    </message>
    <message>
        <source>%1: repeats what it heard</source>
        <translation>%1 : répète ce qu’il a entendu</translation>
    </message>
</context>
<context>
    <name>VoteNotes</name>
    <message>
        <source>Nobody voted, so nobody leaves.</source>
        <translation>Personne n&apos;a voté, donc personne ne part.</translation>
    </message>
    <message>
        <source>Everybody has one vote, so nobody leaves.</source>
        <translation>Chacun a une voix, donc personne ne part.</translation>
    </message>
    <message>
        <source>Tie between %1. The seeded draw took %2.</source>
        <translation>Égalité entre %1. Le tirage a désigné %2.</translation>
    </message>
    <message>
        <source>%1 has most votes and leaves the table.</source>
        <translation>%1 a le plus de voix et quitte la table.</translation>
    </message>
    <message>
        <source>Still to vote</source>
        <translation>Doivent encore voter</translation>
    </message>
    <message>
        <source>%1 took the vote back</source>
        <translation>%1 a retiré son vote</translation>
    </message>
    <message>
        <source>%1 votes for %2 after all</source>
        <translation>%1 vote finalement pour %2</translation>
    </message>
    <message>
        <source>%1 changed from %2 to %3</source>
        <translation>%1 est passé de %2 à %3</translation>
    </message>
    <message>
        <source>Abstained: %1</source>
        <translation>Abstentions : %1</translation>
    </message>
</context>
<context>
    <name>VotePanel</name>
    <message>
        <source>Vote</source>
        <translation>Vote</translation>
    </message>
    <message>
        <source>%1 of %2 votes in, majority is %3</source>
        <translation>%1 voix sur %2, majorité à %3</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Voix</translation>
    </message>
    <message>
        <source>Most votes leaves the game and the role is revealed. A tie is settled by the seeded draw.</source>
        <translation>Qui a le plus de voix quitte le jeu et son rôle est révélé. Une égalité est tranchée par le tirage.</translation>
    </message>
</context>
<context>
    <name>WatchTrouble</name>
    <message>
        <source>This league cannot be watched</source>
        <translation>Cette ligue n’admet pas de spectateurs</translation>
    </message>
    <message numerus="yes">
        <source>Reconnecting in %n s</source>
        <translation>
            <numerusform>Reconnexion dans %n s</numerusform>
            <numerusform>Reconnexion dans %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>Reconnecting</source>
        <translation>Reconnexion</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Essayer maintenant</translation>
    </message>
    <message>
        <source>Back to the welcome page</source>
        <translation>Revenir à la page d’accueil</translation>
    </message>
</context>
<context>
    <name>WelcomeDoor</name>
    <message>
        <source>%1, %2</source>
        <comment>a button and what it does</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>WelcomeDoors</name>
    <message>
        <source>Host a league</source>
        <translation>Héberger une ligue</translation>
    </message>
    <message>
        <source>Open a lobby the class can join.</source>
        <translation>Ouvrir un salon que la classe peut rejoindre.</translation>
    </message>
    <message>
        <source>Join as player</source>
        <translation>Rejoindre comme joueur</translation>
    </message>
    <message>
        <source>Bring an agent, or play yourself.</source>
        <translation>Amener un agent ou jouer en personne.</translation>
    </message>
    <message>
        <source>Join as referee</source>
        <translation>Rejoindre comme arbitre</translation>
    </message>
    <message>
        <source>Run matches for a league.</source>
        <translation>Diriger des matchs pour une ligue.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Follow a league live or replay it.</source>
        <translation>Suivre une ligue en direct ou la relire.</translation>
    </message>
</context>
<context>
    <name>WelcomeFoot</name>
    <message>
        <source>Agent League %1</source>
        <translation>Agent League %1</translation>
    </message>
    <message>
        <source>Protocol %1</source>
        <translation>Protocole %1</translation>
    </message>
    <message>
        <source>Works offline. Results stay on this computer.</source>
        <translation>Fonctionne hors ligne. Les résultats restent sur cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>WelcomeHero</name>
    <message>
        <source>Run a local league</source>
        <translation>Jouer une ligue locale</translation>
    </message>
    <message>
        <source>One League Manager, the referees and the players all start on this computer. Nothing to set up.</source>
        <translation>Un gestionnaire de ligue, les arbitres et les joueurs démarrent tous sur cet ordinateur. Rien à configurer.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Referees</source>
        <translation>Arbitres</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>rounds, matches</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matchs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n referee(s)</source>
        <translation>
            <numerusform>%n arbitre</numerusform>
            <numerusform>%n arbitres</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Run a local league, %1, %2, %3</source>
        <comment>game, players, referees</comment>
        <translation>Jouer une ligue locale, %1, %2, %3</translation>
    </message>
    <message>
        <source>Customise first</source>
        <translation>Régler d’abord</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>Or connect with others</source>
        <translation>Ou se connecter avec d’autres</translation>
    </message>
    <message>
        <source>Open a turn channel</source>
        <translation>Ouvrir un canal à tours</translation>
    </message>
    <message>
        <source>Agents and you in one room, one voice at a time (C)</source>
        <translation>Les agents et vous dans une même salle, une voix à la fois (C)</translation>
    </message>
</context>
<context>
    <name>WelcomeTop</name>
    <message>
        <source>Agent League</source>
        <translation>Agent League</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Langue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Thème sombre</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Thème clair</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Help (F1)</source>
        <translation>Aide (F1)</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Random</source>
        <comment>strategy</comment>
        <translation>Aléatoire</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <comment>strategy</comment>
        <translation>Adaptatif</translation>
    </message>
    <message>
        <source>Pattern</source>
        <comment>strategy</comment>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Always even</source>
        <comment>strategy</comment>
        <translation>Toujours pair</translation>
    </message>
    <message>
        <source>Always odd</source>
        <comment>strategy</comment>
        <translation>Toujours impair</translation>
    </message>
    <message>
        <source>Alternating</source>
        <comment>strategy</comment>
        <translation>Alterné</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>strategy</comment>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Script</source>
        <comment>strategy</comment>
        <translation>Script</translation>
    </message>
    <message>
        <source>LLM</source>
        <comment>strategy: a language model</comment>
        <translation>LLM</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>drew</source>
        <translation>nul</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>technical loss</source>
        <translation>défaite technique</translation>
    </message>
    <message>
        <source>did not count</source>
        <translation>n’a pas compté</translation>
    </message>
    <message>
        <source>even</source>
        <translation>pair</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>impair</translation>
    </message>
    <message>
        <source>Even/Odd</source>
        <translation>Pair/Impair</translation>
    </message>
    <message>
        <source>Mafia</source>
        <translation>Mafia</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <comment>minutes, seconds</comment>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>hours, minutes</comment>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>Mafia</source>
        <comment>role</comment>
        <translation>Mafia</translation>
    </message>
    <message>
        <source>Doctor</source>
        <comment>role</comment>
        <translation>Médecin</translation>
    </message>
    <message>
        <source>Sheriff</source>
        <comment>role</comment>
        <translation>Shérif</translation>
    </message>
    <message>
        <source>Villager</source>
        <comment>role</comment>
        <translation>Villageois</translation>
    </message>
    <message>
        <source>Night %1</source>
        <translation>Nuit %1</translation>
    </message>
    <message>
        <source>Day %1 vote</source>
        <translation>Vote du jour %1</translation>
    </message>
    <message>
        <source>Left on day %1</source>
        <translation>Parti le jour %1</translation>
    </message>
    <message>
        <source>The mafia win</source>
        <translation>La mafia gagne</translation>
    </message>
    <message>
        <source>The town wins</source>
        <translation>Le village gagne</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Personne ne gagne</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>match, who won</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, not begun</source>
        <comment>match</comment>
        <translation>%1, pas commencé</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Jour %1</translation>
    </message>
    <message>
        <source>%1, %2, %3 of %4 alive</source>
        <comment>match, day or night</comment>
        <translation>%1, %2, %3 sur %4 en vie</translation>
    </message>
    <message>
        <source>All mafia are out</source>
        <translation>Toute la mafia est éliminée</translation>
    </message>
    <message>
        <source>The mafia are as many as the town</source>
        <translation>La mafia est aussi nombreuse que le village</translation>
    </message>
    <message>
        <source>The last day is over</source>
        <translation>Le dernier jour est passé</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <comment>strategy</comment>
        <translation>Heuristique</translation>
    </message>
</context>
<context>
    <name>league::app::ConnectionTest</name>
    <message>
        <source>Manager answered</source>
        <translation>Le gestionnaire a répondu</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocole</translation>
    </message>
    <message>
        <source>Game offered</source>
        <translation>Jeu proposé</translation>
    </message>
    <message>
        <source>Spectators may watch</source>
        <translation>Les spectateurs sont admis</translation>
    </message>
    <message>
        <source>My port is free</source>
        <translation>Mon port est libre</translation>
    </message>
    <message>
        <source>This agent can be reached from the manager</source>
        <translation>Le gestionnaire peut joindre cet agent</translation>
    </message>
    <message>
        <source>Join code accepted</source>
        <translation>Code d’accès accepté</translation>
    </message>
    <message>
        <source>This is not an address.</source>
        <translation>Ce n’est pas une adresse.</translation>
    </message>
    <message>
        <source>Type what the host&apos;s lobby shows, such as http://192.168.1.20:8000/mcp.</source>
        <translation>Saisir ce qu’affiche le salon de l’hôte, par exemple http://192.168.1.20:8000/mcp.</translation>
    </message>
    <message>
        <source>No answer after %1 s from %2.</source>
        <translation>Pas de réponse de %2 après %1 s.</translation>
    </message>
    <message>
        <source>Nothing is listening at %1.</source>
        <translation>Rien n’écoute sur %1.</translation>
    </message>
    <message>
        <source>Check that the host has opened the lobby and both computers are on the same network. On the host, allow port %1 through the firewall.</source>
        <translation>Vérifier que l’hôte a ouvert le salon et que les deux ordinateurs sont sur le même réseau. Chez l’hôte, autoriser le port %1 dans le pare-feu.</translation>
    </message>
    <message>
        <source>The manager speaks a dialect of its own; joining will show whether both understand each other.</source>
        <translation>Le gestionnaire parle son propre dialecte&#xa0;; l’inscription montrera si les deux se comprennent.</translation>
    </message>
    <message>
        <source>Something answers at %1, but it is no league manager.</source>
        <translation>Quelque chose répond sur %1, mais ce n’est pas un gestionnaire de ligue.</translation>
    </message>
    <message>
        <source>Check the port, and that the address ends in /mcp.</source>
        <translation>Vérifier le port, et que l’adresse se termine par /mcp.</translation>
    </message>
    <message>
        <source>The manager does not say which game it plays.</source>
        <translation>Le gestionnaire n’indique pas à quel jeu il joue.</translation>
    </message>
    <message>
        <source>This league plays %1, and this agent plays %2.</source>
        <translation>Cette ligue joue à %1, et cet agent joue à %2.</translation>
    </message>
    <message>
        <source>Choose another league, or join it as a spectator.</source>
        <translation>Choisir une autre ligue, ou la rejoindre comme spectateur.</translation>
    </message>
    <message>
        <source>Port %1 is taken by another program on this computer.</source>
        <translation>Le port %1 est occupé par un autre programme sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Choose another port.</source>
        <translation>Choisir un autre port.</translation>
    </message>
    <message>
        <source>Port %1 is free: use that one.</source>
        <translation>Le port %1 est libre&#xa0;: utiliser celui-ci.</translation>
    </message>
    <message>
        <source>This manager cannot be asked; joining will show it.</source>
        <translation>Ce gestionnaire ne peut pas être interrogé&#xa0;; l’inscription le montrera.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Réessayer dans un instant.</translation>
    </message>
    <message>
        <source>On this computer, allow port %1 through the firewall.</source>
        <translation>Sur cet ordinateur, autoriser le port %1 dans le pare-feu.</translation>
    </message>
    <message>
        <source>This league asks for a join code.</source>
        <translation>Cette ligue demande un code d’accès.</translation>
    </message>
    <message>
        <source>The join code is not the one of this league.</source>
        <translation>Le code d’accès n’est pas celui de cette ligue.</translation>
    </message>
    <message>
        <source>Type the code that the host&apos;s lobby shows.</source>
        <translation>Saisir le code qu’affiche le salon de l’hôte.</translation>
    </message>
    <message>
        <source>Ask the host, or join as a spectator to watch.</source>
        <translation>Demander à l’hôte, ou rejoindre comme spectateur pour regarder.</translation>
    </message>
    <message>
        <source>This manager is of a kind that cannot be followed.</source>
        <translation>Ce gestionnaire est d’un type qui ne peut pas être suivi.</translation>
    </message>
    <message>
        <source>Ask the host to show the league on a projector.</source>
        <translation>Demander à l’hôte d’afficher la ligue sur un projecteur.</translation>
    </message>
    <message>
        <source>Ask the host to let spectators watch.</source>
        <translation>Demander à l’hôte d’admettre les spectateurs.</translation>
    </message>
</context>
<context>
    <name>league::app::House</name>
    <message>
        <source>The league is not open.</source>
        <translation>La ligue n’est pas ouverte.</translation>
    </message>
    <message>
        <source>The league has begun.</source>
        <translation>La ligue a commencé.</translation>
    </message>
    <message>
        <source>Paused: matches under way go on, no other begins.</source>
        <translation>En pause&#xa0;: les matchs en cours continuent, aucun autre ne commence.</translation>
    </message>
    <message>
        <source>The league goes on.</source>
        <translation>La ligue reprend.</translation>
    </message>
    <message>
        <source>One match begins.</source>
        <translation>Un match commence.</translation>
    </message>
    <message>
        <source>The league stops after this round.</source>
        <translation>La ligue s’arrêtera après cette ronde.</translation>
    </message>
    <message>
        <source>Stopped: %1 of %2 matches are safe, and the league can be resumed.</source>
        <translation>Arrêtée&#xa0;: %1 matchs sur %2 sont à l’abri, et la ligue peut reprendre.</translation>
    </message>
    <message>
        <source>Stopped before the league began.</source>
        <translation>Arrêtée avant le début de la ligue.</translation>
    </message>
    <message>
        <source>The speed is %1.</source>
        <translation>La vitesse est %1.</translation>
    </message>
    <message>
        <source>%1 has joined as %2.</source>
        <translation>%1 a rejoint la ligue comme %2.</translation>
    </message>
    <message>
        <source>%1 has joined as a referee.</source>
        <translation>%1 a rejoint la ligue comme arbitre.</translation>
    </message>
    <message>
        <source>The operator has removed it.</source>
        <translation>L’opérateur l’a exclu.</translation>
    </message>
    <message>
        <source>%1 has been removed.</source>
        <translation>%1 a été exclu.</translation>
    </message>
    <message>
        <source>%1 has been withdrawn from the league.</source>
        <translation>%1 a été retiré de la ligue.</translation>
    </message>
    <message>
        <source>%1 has ended without points.</source>
        <translation>%1 s’est terminé sans points.</translation>
    </message>
    <message>
        <source>%1 was restarted; what it was refereeing starts over.</source>
        <translation>%1 a été redémarré&#xa0;; ce qu’il arbitrait recommence.</translation>
    </message>
    <message>
        <source>Every agent was asked for a sign of life.</source>
        <translation>Un signe de vie a été demandé à chaque agent.</translation>
    </message>
    <message>
        <source>The breaker of %1 was reset: the next request tries it.</source>
        <translation>Le disjoncteur de %1 a été réarmé : la prochaine requête l’essaie.</translation>
    </message>
    <message>
        <source>%1 goes one step further.</source>
        <translation>%1 avance d&apos;un pas.</translation>
    </message>
    <message>
        <source>%1 is paused.</source>
        <translation>%1 est en pause.</translation>
    </message>
    <message>
        <source>%1 goes on.</source>
        <translation>%1 continue.</translation>
    </message>
    <message>
        <source>%1 goes on at the speed %2.</source>
        <translation>%1 continue à la vitesse %2.</translation>
    </message>
</context>
<context>
    <name>league::app::LeagueFloor</name>
    <message>
        <source>Nobody is called %1 in this league: its breaker cannot be reset.</source>
        <translation>Personne ne s’appelle %1 dans cette ligue : son disjoncteur ne peut pas être réarmé.</translation>
    </message>
</context>
<context>
    <name>league::app::RemoteWatch</name>
    <message>
        <source>The manager at %1 is of a kind that cannot be followed; its standings can still be asked for.</source>
        <translation>Le gestionnaire sur %1 est d’un type qui ne peut pas être suivi&#xa0;; son classement peut tout de même être demandé.</translation>
    </message>
</context>
<context>
    <name>league::app::SeatFloor</name>
    <message>
        <source>This seat decides by itself; nobody is asked.</source>
        <translation>Cette place décide seule&#xa0;; personne n’est consulté.</translation>
    </message>
    <message>
        <source>The manager is back, but with another league. Join that one anew.</source>
        <translation>Le gestionnaire est de retour, mais avec une autre ligue. Rejoindre celle-ci à nouveau.</translation>
    </message>
</context>
<context>
    <name>league::app::view::ChannelDesk</name>
    <message>
        <source>Channels</source>
        <translation>Canaux</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programme</translation>
    </message>
    <message>
        <source>No channel is open.</source>
        <translation>Aucun canal n’est ouvert.</translation>
    </message>
</context>
<context>
    <name>league::app::view::Desk</name>
    <message>
        <source>Local league</source>
        <translation>Ligue locale</translation>
    </message>
    <message>
        <source>The league stopped after round %1. It can go on at any time.</source>
        <translation>La ligue s’est arrêtée après la ronde %1. Elle peut reprendre à tout moment.</translation>
    </message>
</context>
<context>
    <name>league::app::view::HostDesk</name>
    <message>
        <source>Our league</source>
        <translation>Notre ligue</translation>
    </message>
</context>
<context>
    <name>league::app::view::JoinDesk</name>
    <message>
        <source>Agent League, joining %1 as %2</source>
        <translation>Agent League, inscription à %1 comme %2</translation>
    </message>
</context>
<context>
    <name>league::app::view::LobbyBoard</name>
    <message>
        <source>A new player</source>
        <translation>Un nouveau joueur</translation>
    </message>
</context>
<context>
    <name>league::app::view::MatchBoard</name>
    <message>
        <source>Step %1 of %2, %3</source>
        <translation>Étape %1 sur %2, %3</translation>
    </message>
</context>
<context>
    <name>league::app::view::TrafficBoard</name>
    <message>
        <source>Sent</source>
        <translation>Envoyé</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonné</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Répondu</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>HTTP status</source>
        <translation>Statut HTTP</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Requête</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n octet</numerusform>
            <numerusform>%n octets</numerusform>
        </translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
</TS>
