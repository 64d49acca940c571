<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Qt %1</source>
        <translation>Qt %1</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>dominio público</translation>
    </message>
    <message>
        <source>About Agent League</source>
        <translation>Acerca de Agent League</translation>
    </message>
    <message>
        <source>Agent League %1</source>
        <translation>Agent League %1</translation>
    </message>
    <message>
        <source>AI agents play leagues, and people watch.</source>
        <translation>Agentes de IA juegan ligas y las personas miran.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (%1). It comes without any warranty.</source>
        <translation>Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior (%1). Se ofrece sin ninguna garantía.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Buscar un comando</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>Mostrar todas las teclas</translation>
    </message>
    <message>
        <source>Open the settings</source>
        <translation>Abrir los ajustes</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Abrir un archivo</translation>
    </message>
    <message>
        <source>Show the projector</source>
        <translation>Mostrar el proyector</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Tema oscuro</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Tema claro</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>From region to region</source>
        <translation>De zona en zona</translation>
    </message>
    <message>
        <source>About Agent League</source>
        <translation>Acerca de Agent League</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenida</translation>
    </message>
    <message>
        <source>Run a local league</source>
        <translation>Jugar una liga local</translation>
    </message>
    <message>
        <source>Host a league</source>
        <translation>Organizar una liga</translation>
    </message>
    <message>
        <source>Join as player</source>
        <translation>Unirse como jugador</translation>
    </message>
    <message>
        <source>Join as referee</source>
        <translation>Unirse como árbitro</translation>
    </message>
    <message>
        <source>Watch a league</source>
        <translation>Ver una liga</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>Go to the league</source>
        <translation>Ir a la liga</translation>
    </message>
    <message>
        <source>Go to the matches</source>
        <translation>Ir a las partidas</translation>
    </message>
    <message>
        <source>Go to the agents</source>
        <translation>Ir a los agentes</translation>
    </message>
    <message>
        <source>Go to the traffic</source>
        <translation>Ir al tráfico</translation>
    </message>
    <message>
        <source>Pause or go on</source>
        <translation>Pausar o continuar</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Un paso</translation>
    </message>
    <message>
        <source>Finish the round, then stop</source>
        <translation>Acabar la ronda y detener</translation>
    </message>
    <message>
        <source>Stop the league</source>
        <translation>Detener la liga</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Velocidad %1</translation>
    </message>
    <message>
        <source>Back to the welcome page</source>
        <translation>Volver a la página de inicio</translation>
    </message>
    <message>
        <source>Go to my seat</source>
        <translation>Ir a mi puesto</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>Sala</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copiar la dirección</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>From message to message</source>
        <translation>De mensaje en mensaje</translation>
    </message>
    <message>
        <source>Left Right</source>
        <comment>two keys</comment>
        <translation>Izquierda Derecha</translation>
    </message>
    <message>
        <source>First and last message</source>
        <translation>Primer y último mensaje</translation>
    </message>
    <message>
        <source>Home End</source>
        <comment>two keys</comment>
        <translation>Inicio Fin</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Tráfico</translation>
    </message>
    <message>
        <source>Search the messages</source>
        <translation>Buscar en los mensajes</translation>
    </message>
    <message>
        <source>Follow the newest message</source>
        <translation>Seguir el mensaje más reciente</translation>
    </message>
    <message>
        <source>Copy the message</source>
        <translation>Copiar el mensaje</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agentes</translation>
    </message>
    <message>
        <source>From agent to agent</source>
        <translation>De agente en agente</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Open an agent</source>
        <translation>Abrir un agente</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Find an agent</source>
        <translation>Buscar un agente</translation>
    </message>
    <message>
        <source>Ping all agents</source>
        <translation>Hacer ping a todos los agentes</translation>
    </message>
    <message>
        <source>Finished league</source>
        <translation>Liga terminada</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Ver la repetición</translation>
    </message>
    <message>
        <source>Replay the league</source>
        <translation>Reproducir la liga</translation>
    </message>
    <message>
        <source>Export an HTML report</source>
        <translation>Exportar un informe HTML</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>Exportar CSV</translation>
    </message>
    <message>
        <source>Export JSON</source>
        <translation>Exportar JSON</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Proyector</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation>Llenar la pantalla</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Start the league</source>
        <translation>Iniciar la liga</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Tu puesto</translation>
    </message>
    <message>
        <source>Choose even or odd</source>
        <translation>Elegir par o impar</translation>
    </message>
    <message>
        <source>Close or go back</source>
        <translation>Cerrar o volver</translation>
    </message>
    <message>
        <source>Open a turn channel</source>
        <translation>Abrir un canal de turnos</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Go to the channels</source>
        <translation>Ir a los canales</translation>
    </message>
    <message>
        <source>Send the message</source>
        <translation>Enviar el mensaje</translation>
    </message>
    <message>
        <source>Hold the turn, or release the floor</source>
        <translation>Retener el turno o ceder la palabra</translation>
    </message>
    <message>
        <source>Skip the turn</source>
        <translation>Saltar el turno</translation>
    </message>
    <message>
        <source>Choose the mode</source>
        <translation>Elegir el modo</translation>
    </message>
    <message>
        <source>Move an agent in the queue</source>
        <translation>Mover un agente en la cola</translation>
    </message>
    <message>
        <source>Mafia</source>
        <translation>Mafia</translation>
    </message>
    <message>
        <source>Whose view: all, audience, each player</source>
        <translation>Vista: todo, público, cada jugador</translation>
    </message>
    <message>
        <source>Show or hide thoughts</source>
        <translation>Mostrar u ocultar pensamientos</translation>
    </message>
    <message>
        <source>Pause or go on with the match</source>
        <translation>Pausar o continuar la partida</translation>
    </message>
    <message>
        <source>Advance the match</source>
        <translation>Avanzar la partida</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Cronología</translation>
    </message>
    <message>
        <source>Who suspects whom</source>
        <translation>Quién sospecha de quién</translation>
    </message>
    <message>
        <source>Export everything in one file</source>
        <translation>Exportar todo en un archivo</translation>
    </message>
    <message>
        <source>Open the help</source>
        <translation>Abrir la ayuda</translation>
    </message>
    <message>
        <source>Post-mortem of a finished match</source>
        <translation>Análisis de una partida terminada</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Copiar el enlace</translation>
    </message>
</context>
<context>
    <name>AddAgentDialog</name>
    <message>
        <source>Write the command that starts the program.</source>
        <translation>Escriba la orden que inicia el programa.</translation>
    </message>
    <message>
        <source>Add agent</source>
        <translation>Añadir agente</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Kind of agent</source>
        <translation>Tipo de agente</translation>
    </message>
    <message>
        <source>Demo agent</source>
        <translation>Agente de demostración</translation>
    </message>
    <message>
        <source>A program</source>
        <translation>Un programa</translation>
    </message>
    <message>
        <source>From elsewhere</source>
        <translation>De otro lugar</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Nombre visible</translation>
    </message>
    <message>
        <source>what it is called by itself</source>
        <translation>su propio nombre</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>It reads what is said, one line of JSON each, and writes one line for its turn.</source>
        <translation>Lee lo que se dice, una línea de JSON por mensaje, y escribe una línea en su turno.</translation>
    </message>
</context>
<context>
    <name>AddressBox</name>
    <message>
        <source>Copy the address</source>
        <translation>Copiar la dirección</translation>
    </message>
    <message>
        <source>Copy the address (%1)</source>
        <translation>Copiar la dirección (%1)</translation>
    </message>
</context>
<context>
    <name>AgentCard</name>
    <message>
        <source>Manager</source>
        <translation>Gestor</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n player(s)</source>
        <comment>id of the manager</comment>
        <translation>
            <numerusform>%1, %n jugador</numerusform>
            <numerusform>%1, %n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of %n match(es)</source>
        <comment>id of a referee; matches it has, and may have at a time</comment>
        <translation>
            <numerusform>%1, %2 de %n partida</numerusform>
            <numerusform>%1, %2 de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>id and strategy of a player</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>breaker %1</source>
        <translation>disyuntor %1</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message>
        <source>no errors</source>
        <translation>sin errores</translation>
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
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>Sin errores</translation>
    </message>
</context>
<context>
    <name>AgentChips</name>
    <message numerus="yes">
        <source>%n healthy</source>
        <comment>agents</comment>
        <translation>
            <numerusform>%n en buen estado</numerusform>
            <numerusform>%n en buen estado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n testing</source>
        <comment>agents whose breaker is half open</comment>
        <translation>
            <numerusform>%n en prueba</numerusform>
            <numerusform>%n en prueba</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreachable</source>
        <comment>agents</comment>
        <translation>
            <numerusform>%n inaccesible</numerusform>
            <numerusform>%n inaccesibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <comment>agents</comment>
        <translation>
            <numerusform>%n con fallo</numerusform>
            <numerusform>%n con fallo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgentDetail</name>
    <message>
        <source>Ping now</source>
        <translation>Hacer ping ahora</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Lifecycle</source>
        <translation>Ciclo de vida</translation>
    </message>
    <message>
        <source>Circuit breaker</source>
        <translation>Disyuntor</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Open in Traffic</source>
        <translation>Abrir en Tráfico</translation>
    </message>
    <message>
        <source>Log of %1</source>
        <translation>Registro de %1</translation>
    </message>
    <message>
        <source>Reset breaker</source>
        <translation>Restablecer el disyuntor</translation>
    </message>
</context>
<context>
    <name>AgentDetailHead</name>
    <message>
        <source>Manager</source>
        <translation>Gestor</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Speaks %1</source>
        <comment>the dialect of an agent</comment>
        <translation>Habla %1</translation>
    </message>
</context>
<context>
    <name>AgentGrid</name>
    <message>
        <source>Agents</source>
        <translation>Agentes</translation>
    </message>
</context>
<context>
    <name>AgentStderr</name>
    <message>
        <source>Printed to stderr</source>
        <translation>Escrito en stderr</translation>
    </message>
</context>
<context>
    <name>AgentTools</name>
    <message>
        <source>Find an agent</source>
        <translation>Buscar un agente</translation>
    </message>
    <message>
        <source>Which agents</source>
        <translation>Qué agentes</translation>
    </message>
    <message>
        <source>All %1</source>
        <comment>agents, and how many</comment>
        <translation>Todos %1</translation>
    </message>
    <message>
        <source>Referees %1</source>
        <comment>how many</comment>
        <translation>Árbitros %1</translation>
    </message>
    <message>
        <source>Players %1</source>
        <comment>how many</comment>
        <translation>Jugadores %1</translation>
    </message>
    <message>
        <source>Needs attention %1</source>
        <comment>how many</comment>
        <translation>Requieren atención %1</translation>
    </message>
    <message>
        <source>Latency: last 60 s</source>
        <translation>Latencia: últimos 60 s</translation>
    </message>
    <message>
        <source>Latency is measured only where the league is played.</source>
        <translation>La latencia solo se mide donde se juega la liga.</translation>
    </message>
</context>
<context>
    <name>AgentTrouble</name>
    <message>
        <source>The agent has failed</source>
        <translation>El agente ha fallado</translation>
    </message>
    <message>
        <source>Breaker is OPEN</source>
        <translation>El disyuntor está OPEN</translation>
    </message>
    <message>
        <source>Breaker is HALF_OPEN</source>
        <translation>El disyuntor está HALF_OPEN</translation>
    </message>
    <message numerus="yes">
        <source>Requests are refused. Test in %n second(s).</source>
        <translation>
            <numerusform>Las solicitudes se rechazan. Prueba en %n segundo.</numerusform>
            <numerusform>Las solicitudes se rechazan. Prueba en %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>One request tries whether it answers again.</source>
        <translation>Una sola solicitud comprueba si vuelve a responder.</translation>
    </message>
</context>
<context>
    <name>AgentsPage</name>
    <message>
        <source>Agents</source>
        <translation>Agentes</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n agent(s)</source>
        <comment>name of a league and how many are in it</comment>
        <translation>
            <numerusform>%1, %n agente</numerusform>
            <numerusform>%1, %n agentes</numerusform>
        </translation>
    </message>
    <message>
        <source>Ping all</source>
        <translation>Ping a todos</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Añadir jugador</translation>
    </message>
    <message>
        <source>Nobody here</source>
        <translation>No hay nadie</translation>
    </message>
    <message>
        <source>All agents are well.</source>
        <translation>Todos los agentes están bien.</translation>
    </message>
    <message>
        <source>No agent fits what you look for.</source>
        <translation>Ningún agente coincide con la búsqueda.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todos</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
</context>
<context>
    <name>AppearanceCard</name>
    <message>
        <source>As the desktop</source>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Size of the interface</source>
        <translation>Tamaño de la interfaz</translation>
    </message>
    <message>
        <source>80 to 150 %</source>
        <translation>De 80 a 150 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Menos movimiento</translation>
    </message>
    <message>
        <source>Nothing slides or grows; changes only fade.</source>
        <translation>Nada se desliza ni crece; los cambios solo se funden.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
</context>
<context>
    <name>AwardCard</name>
    <message>
        <source>Fastest choice</source>
        <translation>Elección más rápida</translation>
    </message>
    <message>
        <source>Always there</source>
        <translation>Siempre presente</translation>
    </message>
    <message>
        <source>Hardest to read</source>
        <translation>Más difícil de descifrar</translation>
    </message>
    <message>
        <source>Biggest climb</source>
        <translation>Mayor remontada</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Racha más larga</translation>
    </message>
    <message>
        <source>Unbeaten</source>
        <translation>Sin derrotas</translation>
    </message>
    <message numerus="yes">
        <source>Chose in %1 ms, median of %n match(es)</source>
        <translation>
            <numerusform>Eligió en %1 ms, mediana de %n partida</numerusform>
            <numerusform>Eligió en %1 ms, mediana de %n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No retry and no timeout in %n match(es)</source>
        <translation>
            <numerusform>Sin reintentos ni esperas agotadas en %n partida</numerusform>
            <numerusform>Sin reintentos ni esperas agotadas en %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 even and %2 odd, no pattern found</source>
        <translation>%1 pares y %2 impares, sin patrón reconocible</translation>
    </message>
    <message>
        <source>From place %1 after round %2 to the title</source>
        <translation>Del puesto %1 tras la ronda %2 al título</translation>
    </message>
    <message>
        <source>From place %1 after round %2 to place %3</source>
        <translation>Del puesto %1 tras la ronda %2 al puesto %3</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%n victoria seguida</numerusform>
            <numerusform>%n victorias seguidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No defeat in %n match(es)</source>
        <translation>
            <numerusform>Sin derrotas en %n partida</numerusform>
            <numerusform>Sin derrotas en %n partidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AwardCards</name>
    <message>
        <source>Awards</source>
        <translation>Premios</translation>
    </message>
</context>
<context>
    <name>BreakerDiagram</name>
    <message>
        <source>Circuit breaker, now %1</source>
        <translation>Disyuntor, ahora %1</translation>
    </message>
    <message numerus="yes">
        <source>%n failure(s) in a row</source>
        <translation>
            <numerusform>%n fallo seguido</numerusform>
            <numerusform>%n fallos seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>test fails</source>
        <translation>prueba fallida</translation>
    </message>
    <message>
        <source>test succeeds</source>
        <translation>prueba superada</translation>
    </message>
    <message>
        <source>after %1 s</source>
        <comment>seconds</comment>
        <translation>tras %1 s</translation>
    </message>
</context>
<context>
    <name>CardFace</name>
    <message>
        <source>says %1</source>
        <comment>a role that is claimed</comment>
        <translation>dice %1</translation>
    </message>
</context>
<context>
    <name>ChannelActions</name>
    <message>
        <source>All channels</source>
        <translation>Todos los canales</translation>
    </message>
    <message>
        <source>One turn</source>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>Grant one turn and stay paused</source>
        <translation>Conceder un turno y seguir en pausa</translation>
    </message>
    <message>
        <source>%1 has the turn. Let it end, or skip it.</source>
        <translation>%1 tiene el turno. Espere a que termine o sáltelo.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Pause channel</source>
        <translation>Pausar canal</translation>
    </message>
    <message>
        <source>Transitions and rules</source>
        <translation>Transiciones y reglas</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n agent(s)</source>
        <comment>a channel</comment>
        <translation>
            <numerusform>%1, %n agente</numerusform>
            <numerusform>%1, %n agentes</numerusform>
        </translation>
    </message>
    <message>
        <source>New channel</source>
        <translation>Canal nuevo</translation>
    </message>
    <message>
        <source>Save what was said</source>
        <translation>Guardar lo que se dijo</translation>
    </message>
    <message>
        <source>Guide for agent authors</source>
        <translation>Guía para autores de agentes</translation>
    </message>
    <message>
        <source>Close this channel</source>
        <translation>Cerrar este canal</translation>
    </message>
    <message>
        <source>Close the channel %1?</source>
        <translation>¿Cerrar el canal %1?</translation>
    </message>
    <message>
        <source>Everybody is sent away and nobody can come back. What was said stays and can be read and saved.</source>
        <translation>Se despide a todos y nadie puede volver. Lo dicho queda y se puede leer y guardar.</translation>
    </message>
    <message>
        <source>Close channel</source>
        <translation>Cerrar canal</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Dejarlo abierto</translation>
    </message>
</context>
<context>
    <name>ChannelFacts</name>
    <message>
        <source>League Manager</source>
        <translation>Gestor de la liga</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) online</source>
        <translation>
            <numerusform>%n agente en línea</numerusform>
            <numerusform>%n agentes en línea</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offline</source>
        <comment>agents</comment>
        <translation>
            <numerusform>%n desconectado</numerusform>
            <numerusform>%n desconectados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChannelPage</name>
    <message>
        <source>Channels</source>
        <translation>Canales</translation>
    </message>
    <message>
        <source>Agents and people in one room, one voice at a time</source>
        <translation>Agentes y personas en una sala, una voz cada vez</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s), paused</source>
        <translation>
            <numerusform>%n agente, en pausa</numerusform>
            <numerusform>%n agentes, en pausa</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed. What was said can still be read.</source>
        <translation>Cerrado. Todavía se puede leer lo que se dijo.</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s), one speaks at a time</source>
        <translation>
            <numerusform>%n agente, habla uno cada vez</numerusform>
            <numerusform>%n agentes, habla uno cada vez</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>The channels could not be opened</source>
        <translation>No se pudieron abrir los canales</translation>
    </message>
    <message>
        <source>The channels are opening</source>
        <translation>Los canales se están abriendo</translation>
    </message>
    <message>
        <source>No channel yet</source>
        <translation>Todavía no hay ningún canal</translation>
    </message>
    <message>
        <source>In a channel agents take turns, and you can join in. Demo agents are ready; your own can come later.</source>
        <translation>En un canal los agentes hablan por turnos y usted puede intervenir. Los agentes de demostración están listos; los suyos pueden llegar después.</translation>
    </message>
    <message>
        <source>New channel</source>
        <translation>Canal nuevo</translation>
    </message>
    <message>
        <source>Transitions and rules</source>
        <translation>Transiciones y reglas</translation>
    </message>
</context>
<context>
    <name>ChannelRoute</name>
    <message>
        <source>Markdown files (*.md);;Text files (*.txt);;JSON files (*.json)</source>
        <translation>Archivos Markdown (*.md);;Archivos de texto (*.txt);;Archivos JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>State, %1</source>
        <translation>Estado, %1</translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>Even</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>Impar</translation>
    </message>
    <message>
        <source>%1, locked in</source>
        <translation>%1, elección fijada</translation>
    </message>
</context>
<context>
    <name>ChoiceFace</name>
    <message>
        <source>or</source>
        <translation>o</translation>
    </message>
    <message>
        <source>Locked in</source>
        <translation>Elección fijada</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Write to the channel</source>
        <translation>Escribir al canal</translation>
    </message>
    <message>
        <source>While an agent speaks</source>
        <translation>Mientras habla un agente</translation>
    </message>
    <message>
        <source>What happens to a message while an agent speaks</source>
        <translation>Qué pasa con un mensaje mientras habla un agente</translation>
    </message>
    <message numerus="yes">
        <source>Too long: the channel takes %n character(s).</source>
        <translation>
            <numerusform>Demasiado largo: el canal admite %n carácter.</numerusform>
            <numerusform>Demasiado largo: el canal admite %n caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can write here now</source>
        <translation>Nadie puede escribir aquí ahora</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>ConnectionHeading</name>
    <message>
        <source>Connection works</source>
        <translation>La conexión funciona</translation>
    </message>
    <message>
        <source>Your port is taken</source>
        <translation>El puerto propio está ocupado</translation>
    </message>
    <message>
        <source>The join code was not accepted</source>
        <translation>El código de acceso no fue aceptado</translation>
    </message>
    <message>
        <source>The manager cannot reach you</source>
        <translation>El gestor no llega a este equipo</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>Type the address of a manager</source>
        <translation>Escribir la dirección de un gestor</translation>
    </message>
    <message>
        <source>Testing the connection</source>
        <translation>Probando la conexión</translation>
    </message>
    <message numerus="yes">
        <source>tested %n s ago</source>
        <translation>
            <numerusform>probada hace %n s</numerusform>
            <numerusform>probada hace %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>Not tested yet</source>
        <translation>Aún sin probar</translation>
    </message>
    <message>
        <source>Invited to %1, not tested yet</source>
        <translation>Invitación a %1, aún sin probar</translation>
    </message>
</context>
<context>
    <name>ConnectionPanel</name>
    <message>
        <source>Connection</source>
        <translation>Conexión</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>Probar la conexión</translation>
    </message>
    <message>
        <source>Type the address of the manager first.</source>
        <translation>Primero hay que escribir la dirección del gestor.</translation>
    </message>
</context>
<context>
    <name>ConnectionProblem</name>
    <message>
        <source>Use %1</source>
        <comment>a port number</comment>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copiar detalles</translation>
    </message>
</context>
<context>
    <name>CrosstableCell</name>
    <message>
        <source>%1, live</source>
        <translation>%1, en directo</translation>
    </message>
    <message>
        <source>to be played</source>
        <translation>por jugar</translation>
    </message>
</context>
<context>
    <name>CrosstablePanel</name>
    <message>
        <source>Crosstable</source>
        <translation>Tabla cruzada</translation>
    </message>
    <message>
        <source>live</source>
        <translation>en directo</translation>
    </message>
    <message>
        <source>0t technical loss</source>
        <translation>0t derrota técnica</translation>
    </message>
</context>
<context>
    <name>DashboardPage</name>
    <message>
        <source>Round %1 of %2, %3 of %4 matches</source>
        <translation>Ronda %1 de %2, %3 de %4 partidas</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n referee(s)</source>
        <translation>
            <numerusform>%n árbitro</numerusform>
            <numerusform>%n árbitros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeliveryChip</name>
    <message>
        <source>%1, held until the turn ends</source>
        <comment>a mode</comment>
        <translation>%1, retenido hasta el fin del turno</translation>
    </message>
    <message>
        <source>not routed, nobody is here</source>
        <translation>no entregado, no hay nadie</translation>
    </message>
    <message>
        <source>%1, to %2</source>
        <comment>a mode, names</comment>
        <translation>%1, a %2</translation>
    </message>
    <message>
        <source>%1, seen by %2</source>
        <comment>a mode, a name</comment>
        <translation>%1, visto por %2</translation>
    </message>
    <message>
        <source>%1, delivered</source>
        <comment>a mode</comment>
        <translation>%1, entregado</translation>
    </message>
</context>
<context>
    <name>DetailLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>DiagramNode</name>
    <message>
        <source>State, %1, now</source>
        <translation>Estado, %1, ahora</translation>
    </message>
    <message>
        <source>State, %1, passed</source>
        <translation>Estado, %1, ya pasado</translation>
    </message>
    <message>
        <source>State, %1, not reached</source>
        <translation>Estado, %1, no alcanzado</translation>
    </message>
</context>
<context>
    <name>DrawStepLine</name>
    <message>
        <source>%1, failed. %2</source>
        <translation>%1, fallido. %2</translation>
    </message>
    <message>
        <source>%1, checked</source>
        <translation>%1, comprobado</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1, pendiente</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Roles and fates</source>
        <translation>Roles y destinos</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Semilla %1</translation>
    </message>
    <message>
        <source>Post-mortem</source>
        <translation>Análisis</translation>
    </message>
</context>
<context>
    <name>EngineWords</name>
    <message>
        <source>Port %1 on %2 is taken by another program; %3.</source>
        <translation>El puerto %1 en %2 está ocupado por otro programa; %3.</translation>
    </message>
    <message>
        <source>port %1 is free</source>
        <translation>el puerto %1 está libre</translation>
    </message>
    <message>
        <source>port 0 picks a free one</source>
        <translation>el puerto 0 elige uno libre</translation>
    </message>
    <message>
        <source>Cannot listen on %1 port %2: %3. Choose another address or port.</source>
        <translation>No se puede escuchar en %1, puerto %2: %3. Elija otra dirección u otro puerto.</translation>
    </message>
    <message>
        <source>Nobody listens at %1. Is the agent running?</source>
        <translation>Nadie escucha en %1. ¿Está en marcha el agente?</translation>
    </message>
    <message>
        <source>The host of %1 is not known. Is the name right?</source>
        <translation>No se conoce el equipo de %1. ¿Es correcto el nombre?</translation>
    </message>
    <message>
        <source>The certificate of %1 is not to be trusted. SSL_CERT_FILE names the certificates of a server of your own.</source>
        <translation>El certificado de %1 no es de confianza. SSL_CERT_FILE indica los certificados de un servidor propio.</translation>
    </message>
    <message>
        <source>%1 broke the connection off before its answer was complete.</source>
        <translation>%1 cortó la conexión antes de completar su respuesta.</translation>
    </message>
    <message>
        <source>%1 could not be talked to: %2.</source>
        <translation>No se pudo hablar con %1: %2.</translation>
    </message>
    <message>
        <source>%1 could not be talked to: what it answers is not HTTP.</source>
        <translation>No se pudo hablar con %1: lo que responde no es HTTP.</translation>
    </message>
    <message>
        <source>The answer of %1 is larger than %2 bytes.</source>
        <translation>La respuesta de %1 supera los %2 bytes.</translation>
    </message>
    <message>
        <source>%1 did not answer in time.</source>
        <translation>%1 no respondió a tiempo.</translation>
    </message>
    <message>
        <source>%1 did not answer within %2 ms.</source>
        <translation>%1 no respondió en %2 ms.</translation>
    </message>
    <message>
        <source>%1 acknowledged the call and sent no answer.</source>
        <translation>%1 confirmó la llamada y no envió respuesta.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an http URL.</source>
        <translation>&quot;%1&quot; no es una dirección http.</translation>
    </message>
    <message>
        <source>The agent answered HTTP %1 %2.</source>
        <translation>El agente respondió HTTP %1 %2.</translation>
    </message>
    <message>
        <source>The answer is not the message wanted.</source>
        <translation>La respuesta no es el mensaje esperado.</translation>
    </message>
    <message>
        <source>The answer is not a JSON object.</source>
        <translation>La respuesta no es un objeto JSON.</translation>
    </message>
    <message>
        <source>Circuit breaker is OPEN</source>
        <translation>el cortacircuitos está abierto</translation>
    </message>
    <message>
        <source>The MCP server at %1 has no tool %2. Its tools: %3.</source>
        <translation>El servidor MCP en %1 no tiene la herramienta %2. Sus herramientas: %3.</translation>
    </message>
    <message>
        <source>The MCP server at %1 did not answer within %2 ms.</source>
        <translation>El servidor MCP en %1 no respondió en %2 ms.</translation>
    </message>
    <message>
        <source>The manager at %1 does not answer: %2</source>
        <translation>El gestor en %1 no responde: %2</translation>
    </message>
    <message>
        <source>The manager could not call this computer back: %1</source>
        <translation>El gestor no pudo conectar de vuelta con este equipo: %1</translation>
    </message>
    <message>
        <source>The manager at %1 refused the registration: %2</source>
        <translation>El gestor en %1 rechazó el registro: %2</translation>
    </message>
    <message>
        <source>The manager rejected the registration: %1</source>
        <translation>El gestor rechazó el registro: %1</translation>
    </message>
    <message>
        <source>The manager at %1 could not be reached: %2 Start it with &quot;agent-league manager&quot;, or check the address.</source>
        <translation>No se pudo llegar al gestor en %1: %2 Inícielo con &quot;agent-league manager&quot; o revise la dirección.</translation>
    </message>
    <message>
        <source>Registration is closed: the league has started.</source>
        <translation>El registro está cerrado: la liga ha empezado.</translation>
    </message>
    <message>
        <source>This league plays %1; the agent offers %2.</source>
        <translation>Esta liga juega a %1; el agente ofrece %2.</translation>
    </message>
    <message>
        <source>%1 was withdrawn from the league and cannot come back.</source>
        <translation>%1 fue retirado de la liga y no puede volver.</translation>
    </message>
    <message>
        <source>The league cannot write to its disk at the moment: %1</source>
        <translation>La liga no puede escribir en su disco en este momento: %1</translation>
    </message>
    <message>
        <source>Too many registrations came from %1. Try again in %2 s.</source>
        <translation>Llegaron demasiados registros desde %1. Inténtelo de nuevo en %2 s.</translation>
    </message>
    <message>
        <source>Too many questions came from %1. Ask again in %2 ms.</source>
        <translation>Llegaron demasiadas preguntas desde %1. Pregunte de nuevo en %2 ms.</translation>
    </message>
    <message>
        <source>The contact_endpoint &quot;%1&quot; cannot be called: it must be an address such as http://127.0.0.1:8101/mcp.</source>
        <translation>No se puede llamar al contact_endpoint &quot;%1&quot;: debe ser una dirección como http://127.0.0.1:8101/mcp.</translation>
    </message>
    <message>
        <source>The contact_endpoint %1 does not point to the machine that registers, which is %2. Register with %3, or ask the operator to start the manager with --allow-any-endpoint.</source>
        <translation>El contact_endpoint %1 no apunta a la máquina que se registra, que es %2. Regístrese con %3 o pida al operador que inicie el gestor con --allow-any-endpoint.</translation>
    </message>
    <message>
        <source>%1 was registered from another machine, and only from there it can be registered again.</source>
        <translation>%1 se registró desde otra máquina, y solo desde ella puede registrarse de nuevo.</translation>
    </message>
    <message>
        <source>This league asks for a join code: send it as join_code, or start the agent with --join-code. Whoever runs the league has it.</source>
        <translation>Esta liga pide un código de acceso: envíelo como join_code o inicie el agente con --join-code. Lo tiene quien dirige la liga.</translation>
    </message>
    <message>
        <source>The join code is not the one of this league.</source>
        <translation>El código de acceso no es el de esta liga.</translation>
    </message>
    <message>
        <source>No more agents can register: the channels take %1.</source>
        <translation>No pueden registrarse más agentes: los canales admiten %1.</translation>
    </message>
    <message>
        <source>The league is full: it takes %1 %2.</source>
        <translation>La liga está completa: admite %1 %2.</translation>
    </message>
    <message>
        <source>players</source>
        <translation>jugadores</translation>
    </message>
    <message>
        <source>referees</source>
        <translation>árbitros</translation>
    </message>
    <message>
        <source>Nobody may watch this league: its operator has turned spectators off. Ask whoever runs it.</source>
        <translation>Nadie puede ver esta liga: su operador no admite espectadores. Pregunte a quien la dirige.</translation>
    </message>
    <message>
        <source>Only the operator may do this: send the operator token, which is in the league&apos;s folder, as auth_token (in an MCP tool: operator_token).</source>
        <translation>Solo el operador puede hacerlo: envíe el token del operador, que está en la carpeta de la liga, como auth_token (en una herramienta MCP: operator_token).</translation>
    </message>
    <message>
        <source>The auth_token is not known in this role.</source>
        <translation>El auth_token no se conoce en este papel.</translation>
    </message>
    <message>
        <source>Which model of the server is to play? Name it.</source>
        <translation>¿Qué modelo del servidor va a jugar? Indíquelo.</translation>
    </message>
    <message>
        <source>The address of the model&apos;s server %1.</source>
        <translation>La dirección del servidor del modelo %1.</translation>
    </message>
    <message>
        <source>must be an address such as http://127.0.0.1:8080/v1, without a name, a password or a question mark</source>
        <translation>debe ser una dirección como http://127.0.0.1:8080/v1, sin nombre, contraseña ni signo de interrogación</translation>
    </message>
    <message>
        <source>no program is named; write --exec &quot;python3 bot.py&quot;</source>
        <translation>no se indica ningún programa; escriba --exec &quot;python3 bot.py&quot;</translation>
    </message>
    <message>
        <source>there is no program &quot;%1&quot;; is it installed, and is the name right?</source>
        <translation>no hay ningún programa &quot;%1&quot;; ¿está instalado y es correcto el nombre?</translation>
    </message>
    <message>
        <source>there is no file &quot;%1&quot;</source>
        <translation>no hay ningún archivo &quot;%1&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be executed; chmod +x makes it so, or name its interpreter first, as in &quot;python3 bot.py&quot;</source>
        <translation>&quot;%1&quot; no se puede ejecutar; chmod +x lo permite, o indique antes su intérprete, como en &quot;python3 bot.py&quot;</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is missing; it must be %3</source>
        <translation>%1: falta &quot;%2&quot;; debe ser %3</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; must be %3, got %4</source>
        <translation>%1: &quot;%2&quot; debe ser %3, llegó %4</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not valid: %3</source>
        <translation>%1: &quot;%2&quot; no es válido: %3</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>uno de %1</translation>
    </message>
    <message>
        <source>a non-empty text</source>
        <translation>un texto no vacío</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>otra cosa</translation>
    </message>
    <message>
        <source>The channel %1 is %2 already or for good.</source>
        <translation>El canal %1 ya está %2, o lo está para siempre.</translation>
    </message>
    <message>
        <source>%1 is not a member of the channel %2; join it first.</source>
        <translation>%1 no es miembro del canal %2; únase antes.</translation>
    </message>
    <message>
        <source>The channel %1 is closed.</source>
        <translation>El canal %1 está cerrado.</translation>
    </message>
    <message>
        <source>The channel is closed.</source>
        <translation>El canal está cerrado.</translation>
    </message>
    <message>
        <source>The channel %1 is paused.</source>
        <translation>El canal %1 está en pausa.</translation>
    </message>
    <message>
        <source>%1 is in the channel already.</source>
        <translation>%1 ya está en el canal.</translation>
    </message>
    <message>
        <source>%1 is disabled here; the operator has to enable it.</source>
        <translation>%1 está desactivado aquí; el operador debe activarlo.</translation>
    </message>
    <message>
        <source>%1 is offline already.</source>
        <translation>%1 ya está desconectado.</translation>
    </message>
    <message>
        <source>%1 is not disabled.</source>
        <translation>%1 no está desactivado.</translation>
    </message>
    <message>
        <source>A turn of the channel %1 has not ended; end it before the order is made anew.</source>
        <translation>Un turno del canal %1 no ha terminado; termínelo antes de cambiar el orden.</translation>
    </message>
    <message>
        <source>The turn &quot;%1&quot; is not under way.</source>
        <translation>El turno &quot;%1&quot; no está en curso.</translation>
    </message>
    <message>
        <source>The turn &quot;%1&quot; is over.</source>
        <translation>El turno &quot;%1&quot; ha terminado.</translation>
    </message>
    <message>
        <source>The turn &quot;%1&quot; is not the current one.</source>
        <translation>El turno &quot;%1&quot; no es el actual.</translation>
    </message>
    <message>
        <source>The turn &quot;%1&quot; has no draft.</source>
        <translation>El turno &quot;%1&quot; no tiene borrador.</translation>
    </message>
    <message>
        <source>The turn &quot;%1&quot; does not wait for anything.</source>
        <translation>El turno &quot;%1&quot; no espera nada.</translation>
    </message>
    <message>
        <source>%1 has the turn; let it end, or skip it.</source>
        <translation>%1 tiene el turno; deje que termine o sáltelo.</translation>
    </message>
    <message>
        <source>A person has the floor; release it first.</source>
        <translation>Una persona tiene la palabra; cédala antes.</translation>
    </message>
    <message>
        <source>Nobody in this channel can have the turn now.</source>
        <translation>Nadie en este canal puede tener el turno ahora.</translation>
    </message>
    <message>
        <source>%1 is not in the queue of this channel; add it first.</source>
        <translation>%1 no está en la cola de este canal; añádalo antes.</translation>
    </message>
    <message>
        <source>%1 has the turn already.</source>
        <translation>%1 ya tiene el turno.</translation>
    </message>
    <message>
        <source>%1 does not wait.</source>
        <translation>%1 no espera.</translation>
    </message>
    <message>
        <source>People may only watch in this channel.</source>
        <translation>En este canal las personas solo pueden mirar.</translation>
    </message>
    <message>
        <source>The message has no text.</source>
        <translation>El mensaje no tiene texto.</translation>
    </message>
    <message>
        <source>The text is longer than the %1 characters that this channel takes.</source>
        <translation>El texto supera los %1 caracteres que admite este canal.</translation>
    </message>
    <message>
        <source>People cannot take the floor in this channel.</source>
        <translation>En este canal las personas no pueden tomar la palabra.</translation>
    </message>
    <message>
        <source>Nobody has the floor; there is nothing to release.</source>
        <translation>Nadie tiene la palabra; no hay nada que ceder.</translation>
    </message>
    <message>
        <source>The order names %1 %2; name every member once at most.</source>
        <translation>El orden nombra a %1 (%2); nombre a cada miembro una vez como máximo.</translation>
    </message>
    <message>
        <source>who is not in the channel</source>
        <translation>no está en el canal</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>dos veces</translation>
    </message>
    <message>
        <source>There is no channel &quot;%1&quot;; list_channels names them.</source>
        <translation>No hay ningún canal &quot;%1&quot;; list_channels los nombra.</translation>
    </message>
    <message>
        <source>The channel %1 is full: it takes %2 members.</source>
        <translation>El canal %1 está lleno: admite %2 miembros.</translation>
    </message>
    <message>
        <source>Nobody is registered as &quot;%1&quot;.</source>
        <translation>Nadie está registrado como &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>The channel_id &quot;%1&quot; cannot be used: take letters, digits, &quot;-&quot;, &quot;_&quot; and &quot;.&quot;, at most 100.</source>
        <translation>El channel_id &quot;%1&quot; no sirve: use letras, cifras, &quot;-&quot;, &quot;_&quot; y &quot;.&quot;, 100 como máximo.</translation>
    </message>
    <message>
        <source>There is a channel %1 already; choose another id.</source>
        <translation>Ya hay un canal %1; elija otro id.</translation>
    </message>
    <message>
        <source>There are %1 channels, and a manager keeps no more.</source>
        <translation>Hay %1 canales, y un gestor no lleva más.</translation>
    </message>
    <message>
        <source>A channel takes %1 members at most.</source>
        <translation>Un canal admite %1 miembros como máximo.</translation>
    </message>
    <message>
        <source>%1 is offline; it can be added when it is back.</source>
        <translation>%1 está desconectado; se puede añadir cuando vuelva.</translation>
    </message>
    <message>
        <source>%1 sends more than %2 messages a second; slow down.</source>
        <translation>%1 envía más de %2 mensajes por segundo; vaya más despacio.</translation>
    </message>
    <message>
        <source>turnConfig: &quot;%1&quot; must be %2.</source>
        <translation>turnConfig: &quot;%1&quot; debe ser %2.</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un número entero de %1 a %2</translation>
    </message>
    <message>
        <source>%1 cannot join the channel %2 at %3: %4</source>
        <translation>%1 no puede unirse al canal %2 en %3: %4</translation>
    </message>
    <message>
        <source>The agent answered with an error: %1</source>
        <translation>El agente respondió con un error: %1</translation>
    </message>
    <message>
        <source>The agent could not be reached: %1</source>
        <translation>No se pudo llegar al agente: %1</translation>
    </message>
    <message>
        <source>The orchestrator was restarted; the turn ended.</source>
        <translation>El gestor se reinició; el turno terminó.</translation>
    </message>
    <message>
        <source>Agent completed response without TURN_COMPLETE</source>
        <translation>El agente terminó su respuesta sin TURN_COMPLETE</translation>
    </message>
    <message>
        <source>It did not ask for its turn.</source>
        <translation>No pidió su turno.</translation>
    </message>
    <message>
        <source>It has registered again.</source>
        <translation>Se ha registrado de nuevo.</translation>
    </message>
    <message>
        <source>The operator has removed it.</source>
        <translation>El operador lo ha quitado.</translation>
    </message>
    <message>
        <source>Could not write %1: %2. %3</source>
        <translation>No se pudo escribir %1: %2. %3</translation>
    </message>
    <message>
        <source>Could not make the folder %1: %2. %3</source>
        <translation>No se pudo crear la carpeta %1: %2. %3</translation>
    </message>
    <message>
        <source>Could not sync the folder of %1: %2. %3</source>
        <translation>No se pudo sincronizar la carpeta de %1: %2. %3</translation>
    </message>
    <message>
        <source>Could not sync the folder above %1: %2. %3</source>
        <translation>No se pudo sincronizar la carpeta que contiene %1: %2. %3</translation>
    </message>
    <message>
        <source>Free some space on that disk.</source>
        <translation>Libere espacio en ese disco.</translation>
    </message>
    <message>
        <source>Give this user the right to write there or choose another data folder with --data.</source>
        <translation>Dé a este usuario permiso para escribir ahí o elija otra carpeta de datos (--data).</translation>
    </message>
    <message>
        <source>Choose another data folder with --data.</source>
        <translation>Elija otra carpeta de datos (--data).</translation>
    </message>
    <message>
        <source>Could not use %1 as a folder: something else has that name. Remove it or choose another data folder with --data.</source>
        <translation>No se pudo usar %1 como carpeta: otra cosa tiene ese nombre. Quítela o elija otra carpeta de datos (--data).</translation>
    </message>
    <message>
        <source>The league id &quot;%1&quot; cannot be used as the name of a folder: it is empty or too long. Choose a shorter one of letters, digits, - and _.</source>
        <translation>El id de liga &quot;%1&quot; no sirve como nombre de carpeta: está vacío o es demasiado largo. Elija uno más corto con letras, cifras, - y _.</translation>
    </message>
    <message>
        <source>The journal %1 cannot be kept on this disk: its file system cannot share memory between programs. Choose a data folder on a local disk with --data.</source>
        <translation>El diario %1 no puede guardarse en este disco: su sistema de archivos no comparte memoria entre programas. Elija una carpeta de datos en un disco local (--data).</translation>
    </message>
    <message>
        <source>The journal %1 cannot be opened: it is a folder. Move it away or choose another data folder with --data.</source>
        <translation>No se puede abrir el diario %1: es una carpeta. Muévala o elija otra carpeta de datos (--data).</translation>
    </message>
    <message>
        <source>Could not open %1: %2. Check that this user may write there or choose another data folder with --data.</source>
        <translation>No se pudo abrir %1: %2. Compruebe que este usuario puede escribir ahí o elija otra carpeta de datos (--data).</translation>
    </message>
    <message>
        <source>The journal %1 is in use by %2. Stop that Agent League first or choose another data folder with --data.</source>
        <translation>El diario %1 lo está usando %2. Detenga antes ese Agent League o elija otra carpeta de datos (--data).</translation>
    </message>
    <message>
        <source>another process</source>
        <translation>otro proceso</translation>
    </message>
    <message>
        <source>this process (%1)</source>
        <translation>este proceso (%1)</translation>
    </message>
    <message>
        <source>process %1</source>
        <translation>el proceso %1</translation>
    </message>
    <message>
        <source>Could not lock %1: %2. Choose a data folder on a disk that can lock files with --data.</source>
        <translation>No se pudo bloquear %1: %2. Elija una carpeta de datos en un disco que permita bloquear archivos (--data).</translation>
    </message>
    <message>
        <source>There is no journal at %1. Check the data folder and the id of the league.</source>
        <translation>No hay ningún diario en %1. Compruebe la carpeta de datos y el id de la liga.</translation>
    </message>
    <message>
        <source>The journal %1 was moved or deleted while it was in use. Put it back, or restart Agent League to go on with a new one.</source>
        <translation>El diario %1 se movió o se borró mientras se usaba. Devuélvalo a su sitio o reinicie Agent League para seguir con uno nuevo.</translation>
    </message>
    <message>
        <source>The file %1 is a database of another program, not a journal of Agent League. Move it away or choose another data folder with --data.</source>
        <translation>El archivo %1 es una base de datos de otro programa, no un diario de Agent League. Muévalo o elija otra carpeta de datos (--data).</translation>
    </message>
    <message>
        <source>The journal %1 was written by a newer Agent League (its format is %2, this program knows up to %3). Update Agent League to open it.</source>
        <translation>El diario %1 lo escribió un Agent League más nuevo (su formato es %2; este programa conoce hasta %3). Actualice Agent League para abrirlo.</translation>
    </message>
    <message>
        <source>The journal %1 could not be written: the disk is full. Free some space there; what is waiting to be written is kept and tried again.</source>
        <translation>No se pudo escribir el diario %1: el disco está lleno. Libere espacio; lo pendiente se conserva y se vuelve a intentar.</translation>
    </message>
    <message>
        <source>The journal %1 could not be read or written: the disk reports an error (%2). Check the disk and its free space; what is waiting to be written is kept and tried again.</source>
        <translation>No se pudo leer o escribir el diario %1: el disco informa de un error (%2). Revise el disco y su espacio libre; lo pendiente se conserva y se vuelve a intentar.</translation>
    </message>
    <message>
        <source>The journal %1 could not be written: the file or its folder is read-only. Give this user the right to write there or choose another data folder with --data.</source>
        <translation>No se pudo escribir el diario %1: el archivo o su carpeta es de solo lectura. Dé a este usuario permiso para escribir ahí o elija otra carpeta de datos (--data).</translation>
    </message>
    <message>
        <source>The journal %1 could not be opened: the file or its folder is not accessible. Check that the folder exists and that this user may write there, or choose another data folder with --data.</source>
        <translation>No se pudo abrir el diario %1: no hay acceso al archivo o a su carpeta. Compruebe que la carpeta existe y que este usuario puede escribir en ella, o elija otra carpeta de datos (--data).</translation>
    </message>
    <message>
        <source>The journal %1 is locked by another program. Close the program that has it open for writing, for example a database browser.</source>
        <translation>El diario %1 está bloqueado por otro programa. Cierre el programa que lo tiene abierto para escribir, por ejemplo un explorador de bases de datos.</translation>
    </message>
    <message>
        <source>The journal %1 is damaged (%2). Restore it from a backup, or move it away to start the league afresh.</source>
        <translation>El diario %1 está dañado (%2). Restáurelo de una copia de seguridad o muévalo para empezar la liga de nuevo.</translation>
    </message>
    <message>
        <source>The file %1 is not a journal of Agent League. Move it away or choose another data folder with --data.</source>
        <translation>El archivo %1 no es un diario de Agent League. Muévalo o elija otra carpeta de datos (--data).</translation>
    </message>
    <message>
        <source>The journal %1 could not be used: %2. Check the file and its folder, or choose another data folder with --data.</source>
        <translation>No se pudo usar el diario %1: %2. Revise el archivo y su carpeta o elija otra carpeta de datos (--data).</translation>
    </message>
    <message>
        <source>The journal %1 is empty: there is nothing to replay.</source>
        <translation>El diario %1 está vacío: no hay nada que reproducir.</translation>
    </message>
    <message>
        <source>The journal %1 does not begin with a league, so there is nothing to go on with. Start a new league.</source>
        <translation>El diario %1 no empieza con una liga, así que no hay nada que continuar. Empiece una liga nueva.</translation>
    </message>
    <message>
        <source>This is no entry of a journal: &quot;%1&quot; is missing or wrong.</source>
        <translation>Esto no es una entrada de diario: &quot;%1&quot; falta o es incorrecto.</translation>
    </message>
    <message>
        <source>%1 is no exported league: %2. Choose a file that was exported as JSON, or the journal.db of a league.</source>
        <translation>%1 no es una liga exportada: %2. Elija un archivo exportado como JSON o el journal.db de una liga.</translation>
    </message>
    <message>
        <source>it is larger than 512 MB</source>
        <translation>ocupa más de 512 MB</translation>
    </message>
    <message>
        <source>it is not JSON (%1)</source>
        <translation>no es JSON (%1)</translation>
    </message>
    <message>
        <source>its &quot;format&quot; is not &quot;%1&quot;</source>
        <translation>su &quot;format&quot; no es &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a newer version of this program wrote it</source>
        <translation>lo escribió una versión más nueva de este programa</translation>
    </message>
    <message>
        <source>it has no entries</source>
        <translation>no tiene entradas</translation>
    </message>
    <message>
        <source>entry %1 is wrong, %2</source>
        <translation>la entrada %1 es incorrecta, %2</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>No se pudo leer %1: %2.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>No se pudo escribir %1: %2.</translation>
    </message>
    <message>
        <source>%1 is a folder. Name the file that should be written.</source>
        <translation>%1 es una carpeta. Indique el archivo que se debe escribir.</translation>
    </message>
    <message>
        <source>There is no folder %1 to write %2 into. Make it, or choose another.</source>
        <translation>No existe la carpeta %1 para escribir %2. Créela o elija otra.</translation>
    </message>
    <message>
        <source>There is no channel &quot;%1&quot; in %2.</source>
        <translation>No hay ningún canal &quot;%1&quot; en %2.</translation>
    </message>
    <message>
        <source>Could not open the log %1: %2.</source>
        <translation>No se pudo abrir el registro %1: %2.</translation>
    </message>
    <message>
        <source>The program has lost its own file %1.</source>
        <translation>El programa ha perdido su propio archivo %1.</translation>
    </message>
    <message>
        <source>%1 is there already and is not overwritten. Choose another folder.</source>
        <translation>%1 ya existe y no se sobrescribe. Elija otra carpeta.</translation>
    </message>
    <message>
        <source>The folder %1 could not be made. Is there a file of that name, or no permission?</source>
        <translation>No se pudo crear la carpeta %1. ¿Hay un archivo con ese nombre, o falta permiso?</translation>
    </message>
    <message>
        <source>The operator token could not be written to %1.</source>
        <translation>No se pudo escribir el token del operador en %1.</translation>
    </message>
    <message>
        <source>League %1 is one of the command &quot;%2&quot;; go on with it by: %3</source>
        <translation>La liga %1 es de la orden &quot;%2&quot;; continúela con: %3</translation>
    </message>
    <message>
        <source>There is no interrupted league in %1. Name another folder with --data, or a league with --league.</source>
        <translation>No hay ninguna liga interrumpida en %1. Indique otra carpeta (--data) o una liga (--league).</translation>
    </message>
    <message>
        <source>There is no league %1 in %2.</source>
        <translation>No hay ninguna liga %1 en %2.</translation>
    </message>
    <message>
        <source>The league cannot be resumed by this version of Agent League: %1</source>
        <translation>Esta versión de Agent League no puede continuar la liga: %1</translation>
    </message>
    <message>
        <source>Nothing came back from %1 in %2 ms: somebody may listen there, but does not answer HTTP.</source>
        <translation>No llegó nada de %1 en %2 ms: quizá alguien escucha ahí, pero no responde HTTP.</translation>
    </message>
    <message>
        <source>Connection refused at %1: %2</source>
        <translation>Conexión rechazada en %1: %2</translation>
    </message>
    <message>
        <source>is the agent running, on port %1, and bound to that address?</source>
        <translation>¿está en marcha el agente, en el puerto %1, y escucha en esa dirección?</translation>
    </message>
    <message>
        <source>No connection to %1 (%2) - %3</source>
        <translation>Sin conexión con %1 (%2) - %3</translation>
    </message>
    <message>
        <source>It does not understand %1: %2 (code %3).</source>
        <translation>No entiende %1: %2 (código %3).</translation>
    </message>
    <message>
        <source>It could not read %1, and answered HTTP %2: the message is in params, as a flat object.</source>
        <translation>No pudo leer %1 y respondió HTTP %2: el mensaje está en params, como objeto plano.</translation>
    </message>
    <message>
        <source>It answered %1 with HTTP %2 and no JSON-RPC: is this the agent&apos;s address, with the path /mcp?</source>
        <translation>Respondió a %1 con HTTP %2 y sin JSON-RPC: ¿es esta la dirección del agente, con la ruta /mcp?</translation>
    </message>
    <message>
        <source>It refused %1 with an error: %2 (code %3).</source>
        <translation>Rechazó %1 con un error: %2 (código %3).</translation>
    </message>
    <message>
        <source>It answered %1 with a web page (text/html) instead of JSON: is this the agent&apos;s address, with the path /mcp?</source>
        <translation>Respondió a %1 con una página web (text/html) en vez de JSON: ¿es esta la dirección del agente, con la ruta /mcp?</translation>
    </message>
    <message>
        <source>It answered %1 with something that is no JSON object: send the answer as application/json.</source>
        <translation>Respondió a %1 con algo que no es un objeto JSON: envíe la respuesta como application/json.</translation>
    </message>
    <message>
        <source>It took %1 and said nothing more: the answer was neither in the reply nor posted to the referee&apos;s address within %2 ms.</source>
        <translation>Recibió %1 y no dijo más: la respuesta no estaba en la réplica ni llegó a la dirección del árbitro en %2 ms.</translation>
    </message>
    <message>
        <source>No answer to %1 within %2 ms: a referee does not wait longer.</source>
        <translation>Sin respuesta a %1 en %2 ms: un árbitro no espera más.</translation>
    </message>
    <message>
        <source>It answered %1 with HTTP %2: the program failed on it. Its own log or terminal shows where.</source>
        <translation>Respondió a %1 con HTTP %2: el programa falló en ello. Su propio registro o terminal muestra dónde.</translation>
    </message>
    <message>
        <source>The connection broke off after %1 (%2): the program crashed or closed it without an answer.</source>
        <translation>La conexión se cortó tras %1 (%2): el programa falló o la cerró sin responder.</translation>
    </message>
    <message>
        <source>The answer to %1 has nothing in it that we can read.</source>
        <translation>La respuesta a %1 no tiene nada que podamos leer.</translation>
    </message>
    <message>
        <source>After %1 it no longer answers (%2): the program has ended or hangs.</source>
        <translation>Tras %1 ya no responde (%2): el programa ha terminado o está colgado.</translation>
    </message>
    <message>
        <source>the end of a match</source>
        <translation>el final de una partida</translation>
    </message>
    <message>
        <source>unknown messages and broken JSON</source>
        <translation>mensajes desconocidos y JSON roto</translation>
    </message>
    <message>
        <source>a heartbeat</source>
        <translation>una señal de vida</translation>
    </message>
    <message>
        <source>an unknown message</source>
        <translation>un mensaje desconocido</translation>
    </message>
    <message>
        <source>broken JSON</source>
        <translation>JSON roto</translation>
    </message>
    <message>
        <source>the invitation</source>
        <translation>la invitación</translation>
    </message>
    <message>
        <source>the question</source>
        <translation>la pregunta</translation>
    </message>
    <message>
        <source>It can play without, but a manager finds out later when it is gone.</source>
        <translation>Puede jugar sin ello, pero el gestor tardará más en notar su ausencia.</translation>
    </message>
    <message>
        <source>It can play without, but should acknowledge it with {&quot;status&quot;: &quot;OK&quot;}.</source>
        <translation>Puede jugar sin ello, pero debería confirmarlo con {&quot;status&quot;: &quot;OK&quot;}.</translation>
    </message>
    <message>
        <source>Answer it with the JSON-RPC error -32601.</source>
        <translation>Respóndalo con el error JSON-RPC -32601.</translation>
    </message>
    <message>
        <source>Answer it with HTTP 400, or with the JSON-RPC error -32700.</source>
        <translation>Respóndalo con HTTP 400 o con el error JSON-RPC -32700.</translation>
    </message>
    <message>
        <source>It answered after %1 ms, and %2 ms are allowed: the match would be lost.</source>
        <translation>Respondió tras %1 ms y se permiten %2 ms: la partida se perdería.</translation>
    </message>
    <message>
        <source>An invitation is the method handle_game_invitation at the path /mcp; or is this no player (--as)?</source>
        <translation>Una invitación es el método handle_game_invitation en la ruta /mcp; ¿o no es un jugador (--as)?</translation>
    </message>
    <message>
        <source>A player that only joins matches of its own league is checked with --manager-port.</source>
        <translation>Un jugador que solo entra en partidas de su propia liga se comprueba con --manager-port.</translation>
    </message>
    <message>
        <source>The answer to the invitation does not say whether it accepts: &quot;accept&quot; must be true.</source>
        <translation>La respuesta a la invitación no dice si acepta: &quot;accept&quot; debe ser true.</translation>
    </message>
    <message>
        <source>It declined the invitation (%1).</source>
        <translation>Rechazó la invitación (%1).</translation>
    </message>
    <message>
        <source>It declined the invitation.</source>
        <translation>Rechazó la invitación.</translation>
    </message>
    <message>
        <source>The answer has no parity_choice in it: it must be &quot;even&quot; or &quot;odd&quot;.</source>
        <translation>La respuesta no lleva parity_choice: debe ser &quot;even&quot; u &quot;odd&quot;.</translation>
    </message>
    <message>
        <source>It chose &quot;%1&quot;: the choice must be exactly &quot;even&quot; or &quot;odd&quot;, in small letters.</source>
        <translation>Eligió &quot;%1&quot;: la elección debe ser exactamente &quot;even&quot; u &quot;odd&quot;, en minúsculas.</translation>
    </message>
    <message>
        <source>In %1, one of two matches at once: %2</source>
        <translation>En %1, una de dos partidas a la vez: %2</translation>
    </message>
    <message>
        <source>the answer is about %1.</source>
        <translation>la respuesta es sobre %1.</translation>
    </message>
    <message>
        <source>It played before the nonsense, and no longer: %1</source>
        <translation>Jugaba antes de los disparates y ya no: %1</translation>
    </message>
    <message>
        <source>The answer to request %1 has another id: it must repeat the id of the request, as a number, or nobody can tell which request it answers.</source>
        <translation>La respuesta a la petición %1 lleva otro id: debe repetir el id de la petición, como número, o nadie sabrá a cuál responde.</translation>
    </message>
    <message>
        <source>Its answers are no JSON-RPC replies; we understand them, others may not: send {&quot;jsonrpc&quot;: &quot;2.0&quot;, &quot;id&quot;: …, &quot;result&quot;: {…}}.</source>
        <translation>Sus respuestas no son réplicas JSON-RPC; las entendemos, otros quizá no: envíe {&quot;jsonrpc&quot;: &quot;2.0&quot;, &quot;id&quot;: …, &quot;result&quot;: {…}}.</translation>
    </message>
    <message>
        <source>Its answers say that they are &quot;%1&quot;; we read them anyway, others may not: send Content-Type: application/json.</source>
        <translation>Sus respuestas dicen ser &quot;%1&quot;; las leemos igual, otros quizá no: envíe Content-Type: application/json.</translation>
    </message>
    <message>
        <source>It was asked about %1 and answered about %2: repeat the match_id of the request.</source>
        <translation>Se le preguntó por %1 y respondió sobre %2: repita el match_id de la petición.</translation>
    </message>
    <message>
        <source>It is %1 and answered as %2: use the player_id from the answer to the registration.</source>
        <translation>Es %1 y respondió como %2: use el player_id de la respuesta al registro.</translation>
    </message>
    <message>
        <source>There is no auth_token in its answers.</source>
        <translation>Sus respuestas no llevan auth_token.</translation>
    </message>
    <message>
        <source>The auth_token in its answers is not one from a registration.</source>
        <translation>El auth_token de sus respuestas no procede de un registro.</translation>
    </message>
    <message>
        <source>An answer that comes as a request of its own is refused without the auth_token from the registration.</source>
        <translation>Una respuesta que llega como petición propia se rechaza sin el auth_token del registro.</translation>
    </message>
    <message>
        <source>It is known by its address, so we let it pass; others may not. Send the auth_token from the registration.</source>
        <translation>Se le conoce por su dirección, así que lo aceptamos; otros quizá no. Envíe el auth_token del registro.</translation>
    </message>
    <message>
        <source>The time &quot;%1&quot; is not in UTC (E021): write it as 2026-03-01T18:00:00Z.</source>
        <translation>La hora &quot;%1&quot; no está en UTC (E021): escríbala como 2026-03-01T18:00:00Z.</translation>
    </message>
    <message>
        <source>Its times do not say of which zone they are; we take them for UTC. Write them as 2026-03-01T18:00:00Z.</source>
        <translation>Sus horas no dicen de qué zona son; las tomamos por UTC. Escríbalas como 2026-03-01T18:00:00Z.</translation>
    </message>
    <message>
        <source>Its answers lack parts of the envelope (protocol, message_type, sender, timestamp, conversation_id); we fill them in, others may not.</source>
        <translation>A sus respuestas les faltan partes del sobre (protocol, message_type, sender, timestamp, conversation_id); las completamos, otros quizá no.</translation>
    </message>
    <message>
        <source>There is no rule &quot;%1&quot;. Did you mean %2?</source>
        <translation>No hay ninguna regla &quot;%1&quot;. ¿Quería decir %2?</translation>
    </message>
    <message>
        <source>The rule %1 cannot be &quot;%2&quot;. Allowed: %3.</source>
        <translation>La regla %1 no puede ser &quot;%2&quot;. Se permite: %3.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>The draw range %1 to %2 is empty. Set draw_range.min to at most draw_range.max.</source>
        <translation>El rango de sorteo de %1 a %2 está vacío. Ponga draw_range.min como máximo igual a draw_range.max.</translation>
    </message>
    <message>
        <source>The draw range %1 to %2 holds %3 even and %4 odd numbers, so even is likelier. 1 to 10 is balanced.</source>
        <translation>El rango de %1 a %2 tiene %3 números pares y %4 impares, así que par es más probable. De 1 a 10 está equilibrado.</translation>
    </message>
    <message>
        <source>The draw range %1 to %2 holds %3 even and %4 odd numbers, so odd is likelier. 1 to 10 is balanced.</source>
        <translation>El rango de %1 a %2 tiene %3 números pares y %4 impares, así que impar es más probable. De 1 a 10 está equilibrado.</translation>
    </message>
    <message>
        <source>With draw_source seeded anyone who knows the league&apos;s seed can foresee every number. Use it for demos and tests.</source>
        <translation>Con draw_source en seeded, quien conozca la semilla de la liga puede prever cada número. Úselo para demostraciones y pruebas.</translation>
    </message>
    <message>
        <source>With trust_source_address anybody on a player&apos;s machine can answer for it. Use it only for agents that never send their token.</source>
        <translation>Con trust_source_address, cualquiera en la máquina de un jugador puede responder por él. Úselo solo con agentes que nunca envían su token.</translation>
    </message>
    <message>
        <source>The league has already started; it is in state %1.</source>
        <translation>La liga ya ha empezado; está en el estado %1.</translation>
    </message>
    <message>
        <source>A league needs at least 1 referee and 2 players; %1 and %2 are registered.</source>
        <translation>Una liga necesita al menos 1 árbitro y 2 jugadores; hay registrados %1 y %2.</translation>
    </message>
    <message>
        <source>The league is in state %1; only a running one can be steered.</source>
        <translation>La liga está en el estado %1; solo se puede dirigir una en marcha.</translation>
    </message>
    <message>
        <source>The league was interrupted and waits for its agents; give the order again when it goes on.</source>
        <translation>La liga se interrumpió y espera a sus agentes; repita la orden cuando continúe.</translation>
    </message>
    <message>
        <source>The operator has withdrawn %1.</source>
        <translation>El operador ha retirado a %1.</translation>
    </message>
    <message>
        <source>%1 cannot be removed any more: the league has started. A player can be withdrawn.</source>
        <translation>Ya no se puede quitar a %1: la liga ha empezado. A un jugador se le puede retirar.</translation>
    </message>
    <message>
        <source>Nobody in this league is called %1.</source>
        <translation>Nadie en esta liga se llama %1.</translation>
    </message>
    <message>
        <source>%1 is withdrawn already.</source>
        <translation>%1 ya está retirado.</translation>
    </message>
    <message>
        <source>There is no player %1.</source>
        <translation>No hay ningún jugador %1.</translation>
    </message>
    <message>
        <source>%1 did not come to %2 matches in a row and does not answer.</source>
        <translation>%1 no se presentó a %2 partidas seguidas y no responde.</translation>
    </message>
    <message>
        <source>%1 has missed %2 heartbeats.</source>
        <translation>%1 no respondió a %2 señales de vida.</translation>
    </message>
    <message>
        <source>%1 took a match and has not reported it in the time a match can take.</source>
        <translation>%1 tomó una partida y no informó de ella en el tiempo que puede durar.</translation>
    </message>
    <message>
        <source>%1 understands none of the ways to give it a match (%2), and does not ask for its matches. Try it with: agent-league check %3 --as referee</source>
        <translation>%1 no entiende ninguna de las formas de darle una partida (%2) ni pide las suyas. Pruébelo con: agent-league check %3 --as referee</translation>
    </message>
    <message>
        <source>none was tried</source>
        <translation>no se probó ninguna</translation>
    </message>
    <message>
        <source>No match can begin now: all of this round are under way or over.</source>
        <translation>Ahora no puede empezar ninguna partida: todas las de esta ronda están en curso o han terminado.</translation>
    </message>
    <message>
        <source>%1 is not being played and does not wait to be.</source>
        <translation>%1 no se está jugando ni espera a jugarse.</translation>
    </message>
    <message>
        <source>%1 is not being played here.</source>
        <translation>%1 no se juega aquí.</translation>
    </message>
    <message>
        <source>%1 is not being played.</source>
        <translation>%1 no se está jugando.</translation>
    </message>
    <message>
        <source>%1 is not in play, so it cannot be steered.</source>
        <translation>%1 no está en juego, así que no se puede dirigir.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The match is paused already.</source>
        <translation>La partida ya está en pausa.</translation>
    </message>
    <message>
        <source>The match is not paused.</source>
        <translation>La partida no está en pausa.</translation>
    </message>
    <message>
        <source>The match is paused; resume it first.</source>
        <translation>La partida está en pausa; reanúdela primero.</translation>
    </message>
    <message>
        <source>The match runs by itself; set its speed to STEP to advance it by hand.</source>
        <translation>La partida avanza sola; ponga la velocidad en STEP para avanzarla a mano.</translation>
    </message>
    <message>
        <source>%1 did not answer, so nobody knows whether %2 obeys; look at the match and give the order again.</source>
        <translation>%1 no respondió, así que nadie sabe si %2 obedece; mire la partida y repita la orden.</translation>
    </message>
    <message>
        <source>The manager was restarted.</source>
        <translation>El gestor se ha reiniciado.</translation>
    </message>
    <message>
        <source>%1 was restarted and has lost the match.</source>
        <translation>%1 se reinició y ha perdido la partida en curso.</translation>
    </message>
    <message>
        <source>The operator ended the match: %1</source>
        <translation>El operador terminó la partida: %1</translation>
    </message>
    <message>
        <source>The operator ended the match.</source>
        <translation>El operador terminó la partida.</translation>
    </message>
    <message>
        <source>%1 does not run in this program; only whoever started it can restart it.</source>
        <translation>%1 no se ejecuta en este programa; solo quien lo inició puede reiniciarlo.</translation>
    </message>
    <message>
        <source>There is no strategy &quot;%1&quot;. Known are: %2.</source>
        <translation>No hay ninguna estrategia &quot;%1&quot;. Se conocen: %2.</translation>
    </message>
    <message>
        <source>There is no voice &quot;%1&quot;. Known are: %2.</source>
        <translation>No hay ninguna voz &quot;%1&quot;. Se conocen: %2.</translation>
    </message>
    <message>
        <source>The league is over; there is nothing to choose.</source>
        <translation>La liga ha terminado; no hay nada que elegir.</translation>
    </message>
    <message>
        <source>No referee is asking for a choice right now; call wait_for_turn until it is your turn.</source>
        <translation>Ningún árbitro pide una elección ahora; espere su turno (wait_for_turn).</translation>
    </message>
    <message>
        <source>No choice is asked for in match %1; your turn is in %2.</source>
        <translation>No se pide ninguna elección en la partida %1; su turno es en %2.</translation>
    </message>
    <message>
        <source>This is the last call. Without an answer to it, %1</source>
        <translation>Esta es la última llamada. Sin respuesta: %1</translation>
    </message>
    <message>
        <source>Without an answer to this call or %1, %2</source>
        <translation>Sin respuesta a esta llamada o a %1: %2</translation>
    </message>
    <message>
        <source>the one after it</source>
        <translation>la siguiente</translation>
    </message>
    <message>
        <source>the %1 after it</source>
        <translation>las %1 siguientes</translation>
    </message>
    <message>
        <source>the match is cancelled and does not count.</source>
        <translation>la partida se anula y no cuenta.</translation>
    </message>
    <message>
        <source>the match is a technical loss.</source>
        <translation>la partida es una derrota técnica.</translation>
    </message>
    <message>
        <source>The answer is not asked for again: %1</source>
        <translation>La respuesta no se vuelve a pedir: %1</translation>
    </message>
    <message>
        <source>%1 chose &quot;%2&quot;, which is neither &quot;even&quot; nor &quot;odd&quot;. Only these two words are valid, so the match is lost.</source>
        <translation>%1 eligió &quot;%2&quot;, que no es ni &quot;even&quot; ni &quot;odd&quot;. Solo valen esas dos palabras, así que la partida está perdida.</translation>
    </message>
    <message>
        <source>The answer is for %1 of %2 (attempt %3), not for this question.</source>
        <translation>La respuesta es para %1 de %2 (intento %3), no para esta pregunta.</translation>
    </message>
    <message>
        <source>The answer is for %1 of %2 (attempt %3), not for this invitation.</source>
        <translation>La respuesta es para %1 de %2 (intento %3), no para esta invitación.</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permiso denegado</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>operación no permitida</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>sistema de archivos de solo lectura</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>no queda espacio en el disco</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>cuota de disco superada</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>no existe ese archivo o carpeta</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>no es una carpeta</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>el archivo ya existe</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>error de entrada/salida</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>nombre de archivo demasiado largo</translation>
    </message>
    <message>
        <source>The bundle could not be written: %1.</source>
        <translation>No se pudo escribir el paquete: %1.</translation>
    </message>
    <message>
        <source>The league is too large for one .zip file. Export it as json and replay instead.</source>
        <translation>La liga es demasiado grande para un archivo .zip. Es mejor exportarla como json y replay.</translation>
    </message>
    <message>
        <source>The join link cannot be used: %1. Ask whoever runs the league for a new one.</source>
        <translation>El enlace de acceso no sirve: %1. Pida uno nuevo a quien dirige la liga.</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>es demasiado largo</translation>
    </message>
    <message>
        <source>it does not ask to join a league</source>
        <translation>no invita a una liga</translation>
    </message>
    <message>
        <source>it names no manager</source>
        <translation>no indica ningún gestor</translation>
    </message>
    <message>
        <source>it has characters that nobody can type</source>
        <translation>contiene caracteres que nadie puede escribir</translation>
    </message>
    <message>
        <source>its address cannot be one of a manager</source>
        <translation>su dirección no puede ser la de un gestor</translation>
    </message>
    <message>
        <source>A league is played in this window, and joining another would end it. Leave it first, then open the link again.</source>
        <translation>En esta ventana se juega una liga, y unirse a otra la terminaría. Salga antes de ella y vuelva a abrir el enlace.</translation>
    </message>
    <message>
        <source>Nothing can be changed: the vote or the night is over, or you have not answered yet.</source>
        <translation>No se puede cambiar nada: la votación o la noche ha terminado, o usted aún no ha respondido.</translation>
    </message>
    <message>
        <source>This change is not possible: %1. Your answer before stands.</source>
        <translation>Este cambio no es posible: %1. Sigue valiendo su respuesta anterior.</translation>
    </message>
    <message>
        <source>The referee did not take the change, so your answer before stands: %1</source>
        <translation>El árbitro no aceptó el cambio, así que vale su respuesta anterior: %1</translation>
    </message>
    <message>
        <source>The vote is over; the voice came too late.</source>
        <translation>La votación ha terminado; el voto llegó demasiado tarde.</translation>
    </message>
    <message>
        <source>The night is over; the action came too late.</source>
        <translation>La noche ha terminado; la acción llegó demasiado tarde.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>The league pauses after the matches under way</source>
        <translation>La liga se pausará tras las partidas en curso</translation>
    </message>
    <message>
        <source>The league goes on</source>
        <translation>La liga continúa</translation>
    </message>
    <message>
        <source>One step further</source>
        <translation>Un paso más</translation>
    </message>
    <message>
        <source>The league stops after this round</source>
        <translation>La liga se detendrá tras esta ronda</translation>
    </message>
    <message>
        <source>Order: %1</source>
        <translation>Orden: %1</translation>
    </message>
    <message>
        <source>even</source>
        <translation>par</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>impar</translation>
    </message>
    <message>
        <source>The League Manager listens at %1</source>
        <translation>El gestor de la liga escucha en %1</translation>
    </message>
    <message>
        <source>The league was taken up again at %1</source>
        <translation>La liga se ha retomado en %1</translation>
    </message>
    <message>
        <source>%1 joined as %2</source>
        <translation>%1 se ha unido como %2</translation>
    </message>
    <message numerus="yes">
        <source>The league started: %n player(s)</source>
        <translation>
            <numerusform>La liga ha empezado: %n jugador</numerusform>
            <numerusform>La liga ha empezado: %n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 announced to %n player(s)</source>
        <translation>
            <numerusform>Ronda %1 anunciada a %n jugador</numerusform>
            <numerusform>Ronda %1 anunciada a %n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes to %2</source>
        <translation>%1 se asigna a %2</translation>
    </message>
    <message>
        <source>%1 invited to %2, %3 s to join</source>
        <translation>%1 tiene invitación a %2, %3 s para unirse</translation>
    </message>
    <message>
        <source>%1 locked a choice in %2</source>
        <translation>%1 ha fijado su elección en %2</translation>
    </message>
    <message>
        <source>%1 entered %2</source>
        <translation>%1 ha entrado en %2</translation>
    </message>
    <message>
        <source>%1: %2 is %3, %4 beats %5</source>
        <translation>%1: %2 es %3, %4 gana a %5</translation>
    </message>
    <message>
        <source>%1: %2 is %3, a draw</source>
        <translation>%1: %2 es %3, empate</translation>
    </message>
    <message>
        <source>%1: technical loss of %2 (%3)</source>
        <translation>%1: derrota técnica de %2 (%3)</translation>
    </message>
    <message>
        <source>%1 does not count</source>
        <translation>%1 no cuenta</translation>
    </message>
    <message>
        <source>No answer from %1 to %2</source>
        <translation>Sin respuesta de %1 a %2</translation>
    </message>
    <message>
        <source>An answer of %1 was rejected: %2</source>
        <translation>Se rechazó una respuesta de %1: %2</translation>
    </message>
    <message>
        <source>%1 starts over</source>
        <translation>%1 vuelve a empezar</translation>
    </message>
    <message>
        <source>%1 is out of the league</source>
        <translation>%1 queda fuera de la liga</translation>
    </message>
    <message>
        <source>%1 does not answer; its matches go elsewhere</source>
        <translation>%1 no responde; sus partidas pasan a otros</translation>
    </message>
    <message>
        <source>%1 is ready</source>
        <translation>%1 está listo</translation>
    </message>
    <message>
        <source>Standings sent after round %1</source>
        <translation>Clasificación enviada tras la ronda %1</translation>
    </message>
    <message>
        <source>%1 wins the league</source>
        <translation>%1 gana la liga</translation>
    </message>
    <message>
        <source>mafia</source>
        <translation>mafia</translation>
    </message>
    <message>
        <source>doctor</source>
        <translation>médico</translation>
    </message>
    <message>
        <source>sheriff</source>
        <translation>sheriff</translation>
    </message>
    <message>
        <source>villager</source>
        <translation>aldeano</translation>
    </message>
    <message>
        <source>%1: %2 was killed during the night</source>
        <translation>%1: %2 murió durante la noche</translation>
    </message>
    <message>
        <source>%1: nobody died during the night</source>
        <translation>%1: nadie murió durante la noche</translation>
    </message>
    <message>
        <source>%1: %2 claims the role %3</source>
        <translation>%1: %2 afirma tener el rol %3</translation>
    </message>
    <message>
        <source>%1: the mafia win</source>
        <translation>%1: gana la mafia</translation>
    </message>
    <message>
        <source>%1: the town wins</source>
        <translation>%1: gana el pueblo</translation>
    </message>
    <message>
        <source>%1: nobody wins</source>
        <translation>%1: no gana nadie</translation>
    </message>
    <message>
        <source>%1: %2 was voted out</source>
        <translation>%1: %2 fue expulsado por votación</translation>
    </message>
    <message>
        <source>%1: %2 was voted out, role %3</source>
        <translation>%1: %2 fue expulsado por votación, rol %3</translation>
    </message>
</context>
<context>
    <name>EventsPanel</name>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En directo</translation>
    </message>
</context>
<context>
    <name>ExportBar</name>
    <message>
        <source>Keep the results</source>
        <translation>Guardar los resultados</translation>
    </message>
    <message>
        <source>This league is kept on the computer of its manager. Export it there.</source>
        <translation>Esta liga se guarda en el equipo de su gestor. Se exporta desde allí.</translation>
    </message>
    <message>
        <source>HTML report</source>
        <translation>Informe HTML</translation>
    </message>
    <message>
        <source>one file, prints well</source>
        <translation>un archivo, listo para imprimir</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>standings and matches</source>
        <translation>clasificación y partidas</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>every message, for replay</source>
        <translation>todos los mensajes, para reproducir</translation>
    </message>
    <message>
        <source>Saved on this computer</source>
        <translation>Guardado en este equipo</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Bundle</source>
        <translation>Paquete</translation>
    </message>
    <message>
        <source>everything in one .zip</source>
        <translation>todo en un .zip</translation>
    </message>
</context>
<context>
    <name>ExportNews</name>
    <message>
        <source>Exported</source>
        <translation>Exportado</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>The export failed</source>
        <translation>La exportación ha fallado</translation>
    </message>
</context>
<context>
    <name>FailurePips</name>
    <message numerus="yes">
        <source>%1 of %n failure(s) in a row</source>
        <translation>
            <numerusform>%1 de %n fallo seguido</numerusform>
            <numerusform>%1 de %n fallos seguidos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairDraw</name>
    <message>
        <source>Fair draw, %1</source>
        <translation>Sorteo justo, %1</translation>
    </message>
    <message>
        <source>Fair draw</source>
        <translation>Sorteo justo</translation>
    </message>
    <message>
        <source>Draw does not match the commit</source>
        <translation>El sorteo no coincide con el compromiso</translation>
    </message>
    <message>
        <source>Verified on this computer</source>
        <translation>Verificado en este equipo</translation>
    </message>
    <message>
        <source>No number was drawn</source>
        <translation>No se sorteó ningún número</translation>
    </message>
    <message>
        <source>Not drawn yet</source>
        <translation>Aún sin sortear</translation>
    </message>
    <message>
        <source>Commit, before any choice</source>
        <translation>Compromiso, antes de cualquier elección</translation>
    </message>
    <message>
        <source>A choice came in before the commit.</source>
        <translation>Una elección llegó antes que el compromiso.</translation>
    </message>
    <message>
        <source>%1 was sent another commit.</source>
        <translation>%1 recibió otro compromiso.</translation>
    </message>
    <message>
        <source>Choices sealed</source>
        <translation>Elecciones selladas</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Revelación</translation>
    </message>
    <message>
        <source>number %1, seed %2</source>
        <translation>número %1, semilla %2</translation>
    </message>
    <message>
        <source>The entropy of %1 is not what %1 sent.</source>
        <translation>La entropía de %1 no es la que envió %1.</translation>
    </message>
    <message>
        <source>SHA-256 of “%1” equals the commit</source>
        <translation>SHA-256 de «%1» coincide con el compromiso</translation>
    </message>
    <message>
        <source>The revealed seed has not the form of a seed.</source>
        <translation>La semilla revelada no tiene forma de semilla.</translation>
    </message>
    <message>
        <source>The revealed seed gives %1.</source>
        <translation>La semilla revelada da %1.</translation>
    </message>
    <message>
        <source>It gives %1, but %2 was announced.</source>
        <translation>Da %1, pero se anunció %2.</translation>
    </message>
    <message>
        <source>The number is found at %1, but %2 was announced.</source>
        <translation>El número está en la posición %1, pero se anunció %2.</translation>
    </message>
    <message>
        <source>The league&apos;s seed gives %1</source>
        <translation>La semilla de la liga da %1</translation>
    </message>
    <message>
        <source>SHA-256 of seed, match and both entropies gives %1</source>
        <translation>SHA-256 de la semilla, la partida y ambas entropías da %1</translation>
    </message>
</context>
<context>
    <name>FateLine</name>
    <message>
        <source>survived</source>
        <translation>sobrevivió</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>player, role, how it left</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>mean answer time %1</source>
        <translation>tiempo medio de respuesta %1</translation>
    </message>
</context>
<context>
    <name>FieldBox</name>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
</context>
<context>
    <name>FieldTable</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>FinalRow</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1, %2, %n punto</numerusform>
            <numerusform>%1, %2, %n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinalStandings</name>
    <message>
        <source>Final standings</source>
        <translation>Clasificación final</translation>
    </message>
    <message>
        <source>points, then wins, then matches between them</source>
        <comment>how the table is ordered</comment>
        <translation>puntos, luego victorias, luego partidas entre ellos</translation>
    </message>
    <message numerus="yes">
        <source>Last %n round(s)</source>
        <translation>
            <numerusform>Última ronda (%n)</numerusform>
            <numerusform>Últimas %n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s)</source>
        <translation>
            <numerusform>Todas las rondas (%n)</numerusform>
            <numerusform>Las %n rondas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinishedPage</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds and matches</source>
        <translation>Rondas y partidas</translation>
    </message>
    <message>
        <source>Run it again</source>
        <translation>Jugarla otra vez</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Ver la repetición</translation>
    </message>
</context>
<context>
    <name>FolderCard</name>
    <message>
        <source>Data folder</source>
        <translation>Carpeta de datos</translation>
    </message>
    <message>
        <source>AGENT_LEAGUE_DATA decides it while it is set.</source>
        <translation>AGENT_LEAGUE_DATA la determina mientras esté definida.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Choose another</source>
        <translation>Elegir otra</translation>
    </message>
    <message>
        <source>Where leagues are kept</source>
        <translation>Dónde se guardan las ligas</translation>
    </message>
</context>
<context>
    <name>FormMarks</name>
    <message>
        <source>Form: %1</source>
        <translation>Forma: %1</translation>
    </message>
    <message>
        <source>Form: nothing played yet</source>
        <translation>Forma: aún no ha jugado</translation>
    </message>
</context>
<context>
    <name>Gain</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
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
        <translation>rol oculto</translation>
    </message>
</context>
<context>
    <name>Graveyard</name>
    <message>
        <source>Graveyard</source>
        <translation>Cementerio</translation>
    </message>
    <message>
        <source>mafia left</source>
        <translation>de la mafia vivos</translation>
    </message>
    <message>
        <source>town left</source>
        <translation>del pueblo vivos</translation>
    </message>
    <message>
        <source>alive</source>
        <translation>vivo</translation>
    </message>
</context>
<context>
    <name>GuideDialog</name>
    <message>
        <source>Guide for agent authors</source>
        <translation>Guía para autores de agentes</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>HeardLeague</name>
    <message numerus="yes">
        <source>%1 of %n player(s)</source>
        <comment>how many have come</comment>
        <translation>
            <numerusform>%1 de %n jugador</numerusform>
            <numerusform>%1 de %n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game, players</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Open, asks for a join code</source>
        <translation>Abierta, pide un código de acceso</translation>
    </message>
    <message>
        <source>Watch only</source>
        <translation>Solo ver</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>what is played and by how many, whether one may join</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>a league that can be joined</comment>
        <translation>Abierta</translation>
    </message>
    <message>
        <source>Closed</source>
        <comment>a league that can neither be joined nor watched</comment>
        <translation>Cerrada</translation>
    </message>
</context>
<context>
    <name>HelpCode</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Tour</source>
        <comment>a page of the help</comment>
        <translation>Recorrido</translation>
    </message>
    <message>
        <source>For teachers</source>
        <translation>Para docentes</translation>
    </message>
    <message>
        <source>For students</source>
        <translation>Para estudiantes</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Páginas de la ayuda</translation>
    </message>
</context>
<context>
    <name>HostDialog</name>
    <message>
        <source>Rules and timing</source>
        <translation>Reglas y tiempos</translation>
    </message>
    <message>
        <source>Host a league</source>
        <translation>Organizar una liga</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message numerus="yes">
        <source>Rules and timing, %n changed</source>
        <translation>
            <numerusform>Reglas y tiempos, %n cambio</numerusform>
            <numerusform>Reglas y tiempos, %n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Open the lobby</source>
        <translation>Abrir la sala</translation>
    </message>
    <message>
        <source>The port is a number up to 65535.</source>
        <translation>El puerto es un número hasta 65535.</translation>
    </message>
</context>
<context>
    <name>HostForm</name>
    <message>
        <source>Name of the league</source>
        <translation>Nombre de la liga</translation>
    </message>
    <message>
        <source>Our league</source>
        <translation>Nuestra liga</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>any</source>
        <comment>a port</comment>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>Not a port.</source>
        <translation>No es un puerto.</translation>
    </message>
    <message>
        <source>Built-in players</source>
        <translation>Jugadores integrados</translation>
    </message>
    <message>
        <source>Referees</source>
        <translation>Árbitros</translation>
    </message>
    <message>
        <source>Players expected in all</source>
        <translation>Jugadores previstos en total</translation>
    </message>
    <message>
        <source>any</source>
        <comment>number of players</comment>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>Other computers may join</source>
        <translation>Otros equipos pueden unirse</translation>
    </message>
    <message>
        <source>Spectators may watch</source>
        <translation>Se admiten espectadores</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <source>Join code %1</source>
        <translation>Código de acceso %1</translation>
    </message>
    <message>
        <source>Invite the class</source>
        <translation>Invitar a la clase</translation>
    </message>
    <message>
        <source>The address is on the clipboard.</source>
        <translation>La dirección está en el portapapeles.</translation>
    </message>
    <message>
        <source>The link is on the clipboard.</source>
        <translation>El enlace está en el portapapeles.</translation>
    </message>
</context>
<context>
    <name>InvitationColumn</name>
    <message>
        <source>Invite the class</source>
        <translation>Invitar a la clase</translation>
    </message>
    <message>
        <source>Join code</source>
        <translation>Código de acceso</translation>
    </message>
    <message>
        <source>Other computers may join</source>
        <translation>Otros equipos pueden unirse</translation>
    </message>
    <message>
        <source>Only this computer may join</source>
        <translation>Solo este equipo puede unirse</translation>
    </message>
    <message>
        <source>Spectators may watch</source>
        <translation>Se admiten espectadores</translation>
    </message>
    <message>
        <source>Nobody may watch</source>
        <translation>No se admiten espectadores</translation>
    </message>
    <message>
        <source>Show on projector</source>
        <translation>Mostrar en el proyector</translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>Código QR del enlace</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copiar el enlace</translation>
    </message>
    <message>
        <source>Copy the link (%1)</source>
        <translation>Copiar el enlace (%1)</translation>
    </message>
</context>
<context>
    <name>InvitationStrip</name>
    <message>
        <source>Invite the class</source>
        <translation>Invitar a la clase</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copiar la dirección</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>Código QR</translation>
    </message>
    <message>
        <source>Show on projector</source>
        <translation>Mostrar en el proyector</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copiar el enlace</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Join a league</source>
        <translation>Unirse a una liga</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Árbitro</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>Espectador</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Watch league</source>
        <translation>Ver la liga</translation>
    </message>
    <message>
        <source>Join league</source>
        <translation>Unirse a la liga</translation>
    </message>
</context>
<context>
    <name>JoinFootnote</name>
    <message>
        <source>Reads the league and sends nothing.</source>
        <translation>Lee la liga y no envía nada.</translation>
    </message>
    <message>
        <source>Sends</source>
        <comment>followed by the name of a message</comment>
        <translation>Envía</translation>
    </message>
</context>
<context>
    <name>JoinForm</name>
    <message>
        <source>Type the address of the manager first.</source>
        <translation>Primero hay que escribir la dirección del gestor.</translation>
    </message>
    <message>
        <source>Type a display name first.</source>
        <translation>Primero hay que escribir un nombre visible.</translation>
    </message>
    <message>
        <source>The port is a number up to 65535.</source>
        <translation>El puerto es un número hasta 65535.</translation>
    </message>
    <message>
        <source>Type the command that starts your program.</source>
        <translation>Falta el comando que inicia el programa propio.</translation>
    </message>
    <message>
        <source>Type the address of the model’s server.</source>
        <translation>Falta la dirección del servidor del modelo.</translation>
    </message>
    <message>
        <source>Type which model is to play.</source>
        <translation>Falta indicar qué modelo va a jugar.</translation>
    </message>
    <message>
        <source>The connection does not work yet.</source>
        <translation>La conexión aún no funciona.</translation>
    </message>
    <message>
        <source>The connection is being tested.</source>
        <translation>Se está probando la conexión.</translation>
    </message>
    <message>
        <source>Manager address</source>
        <translation>Dirección del gestor</translation>
    </message>
    <message>
        <source>No manager answers here.</source>
        <translation>Aquí no responde ningún gestor.</translation>
    </message>
    <message>
        <source>This league plays another game.</source>
        <translation>Esta liga juega a otro juego.</translation>
    </message>
    <message>
        <source>This league cannot be watched.</source>
        <translation>Esta liga no admite espectadores.</translation>
    </message>
    <message>
        <source>Join code</source>
        <translation>Código de acceso</translation>
    </message>
    <message>
        <source>Not accepted.</source>
        <translation>No aceptado.</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Nombre visible</translation>
    </message>
    <message>
        <source>My port</source>
        <translation>Mi puerto</translation>
    </message>
    <message>
        <source>any</source>
        <comment>a port</comment>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>Taken.</source>
        <translation>Ocupado.</translation>
    </message>
    <message>
        <source>Not a port.</source>
        <translation>No es un puerto.</translation>
    </message>
    <message>
        <source>Test the connection first.</source>
        <translation>Primero hay que probar la conexión.</translation>
    </message>
</context>
<context>
    <name>JoinHelp</name>
    <message>
        <source>Agents from elsewhere</source>
        <translation>Agentes de otro lugar</translation>
    </message>
    <message>
        <source>They register at this address and join by the channel’s name. From a terminal:</source>
        <translation>Se registran en esta dirección y entran por el nombre del canal. Desde un terminal:</translation>
    </message>
    <message>
        <source>The address is shown here when the channels are open.</source>
        <translation>La dirección aparece aquí cuando los canales están abiertos.</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Copiar la orden</translation>
    </message>
</context>
<context>
    <name>JoinPlace</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>A league</source>
        <translation>Una liga</translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation>Olvidar %1</translation>
    </message>
</context>
<context>
    <name>JoinPlaces</name>
    <message>
        <source>Joined before</source>
        <translation>Ligas anteriores</translation>
    </message>
    <message>
        <source>Not listed? Type the address and the join code. Both are shown in the host’s lobby.</source>
        <translation>¿No aparece? Escribe la dirección y el código de acceso. Ambos se muestran en la sala del anfitrión.</translation>
    </message>
    <message>
        <source>On this network</source>
        <translation>En esta red</translation>
    </message>
    <message>
        <source>This computer cannot listen: another program keeps the port. Type the address.</source>
        <translation>Este equipo no puede escuchar: otro programa ocupa el puerto. Escribe la dirección.</translation>
    </message>
    <message>
        <source>No league calls yet. It appears here by itself when its host lets other computers join.</source>
        <translation>Todavía no se anuncia ninguna liga. Aparecerá sola cuando su anfitrión deje unirse a otros equipos.</translation>
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
        <translation>Tab pasa de un elemento al siguiente, Intro lo abre y Esc lo cierra.</translation>
    </message>
</context>
<context>
    <name>LeagueControls</name>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
</context>
<context>
    <name>LeagueProgress</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronda %1 de %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; of %2 matches</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; de %2 partidas</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>%1 de %2 partidas</translation>
    </message>
</context>
<context>
    <name>LeaveQuestion</name>
    <message>
        <source>Leave the league?</source>
        <translation>¿Salir de la liga?</translation>
    </message>
    <message>
        <source>It goes on without you, and you lose the matches that are left.</source>
        <translation>La liga sigue sin este puesto y las partidas restantes se pierden.</translation>
    </message>
    <message>
        <source>Leave league</source>
        <translation>Salir de la liga</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
</context>
<context>
    <name>LifecycleDiagram</name>
    <message>
        <source>Lifecycle, now %1</source>
        <translation>Ciclo de vida, ahora %1</translation>
    </message>
</context>
<context>
    <name>LineChart</name>
    <message>
        <source>Points over rounds</source>
        <translation>Puntos por ronda</translation>
    </message>
</context>
<context>
    <name>LobbyActions</name>
    <message>
        <source>Add player</source>
        <translation>Añadir jugador</translation>
    </message>
    <message>
        <source>The lobby is still opening.</source>
        <translation>La sala aún se está abriendo.</translation>
    </message>
    <message>
        <source>Add referee</source>
        <translation>Añadir árbitro</translation>
    </message>
    <message>
        <source>Close lobby</source>
        <translation>Cerrar la sala</translation>
    </message>
    <message>
        <source>Built-in, %1</source>
        <comment>a strategy</comment>
        <translation>Integrado, %1</translation>
    </message>
    <message>
        <source>Yourself</source>
        <translation>Jugar en persona</translation>
    </message>
    <message>
        <source>A program</source>
        <translation>Un programa</translation>
    </message>
    <message>
        <source>A language model</source>
        <translation>Un modelo de lenguaje</translation>
    </message>
    <message>
        <source>Close the lobby?</source>
        <translation>¿Cerrar la sala?</translation>
    </message>
    <message>
        <source>Everybody who has joined is sent away. Nothing has been played yet.</source>
        <translation>Se despide a todos los que se han unido. Aún no se ha jugado nada.</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Dejarla abierta</translation>
    </message>
</context>
<context>
    <name>LobbyAgent</name>
    <message numerus="yes">
        <source>up to %n match(es)</source>
        <translation>
            <numerusform>hasta %n partida</numerusform>
            <numerusform>hasta %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Built-in, %1</source>
        <comment>a strategy</comment>
        <translation>Integrado, %1</translation>
    </message>
    <message>
        <source>%1 is registering</source>
        <translation>%1 se está registrando</translation>
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
        <translation>en silencio</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
</context>
<context>
    <name>LobbyAgents</name>
    <message>
        <source>Referees</source>
        <translation>Árbitros</translation>
    </message>
    <message>
        <source>No referee yet. Add one, or let one join.</source>
        <translation>Aún no hay árbitro. Añadir uno o esperar a que se una.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>%1 is registering</source>
        <translation>%1 se está registrando</translation>
    </message>
    <message>
        <source>No player yet. Show the code to the class, or add players.</source>
        <translation>Aún no hay jugadores. Mostrar el código a la clase o añadir jugadores.</translation>
    </message>
    <message>
        <source>More players can join until you start. An odd number gives one player a bye each round.</source>
        <translation>Pueden unirse más jugadores hasta el inicio. Con un número impar, un jugador descansa en cada ronda.</translation>
    </message>
    <message>
        <source>More players can join until you start.</source>
        <translation>Pueden unirse más jugadores hasta el inicio.</translation>
    </message>
</context>
<context>
    <name>LobbyList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>The lobby is still opening.</source>
        <translation>La sala aún se está abriendo.</translation>
    </message>
    <message>
        <source>A league needs a referee. Add one, or wait for one to join.</source>
        <translation>Una liga necesita un árbitro. Añadir uno o esperar a que se una.</translation>
    </message>
    <message>
        <source>A league needs at least two players.</source>
        <translation>Una liga necesita al menos dos jugadores.</translation>
    </message>
    <message>
        <source>%1 · League Manager on port %2</source>
        <translation>%1 · Gestor de la liga en el puerto %2</translation>
    </message>
    <message>
        <source>Start the league</source>
        <translation>Empezar la liga</translation>
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
        <translation>Qué mostrar</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Tabla cruzada</translation>
    </message>
    <message>
        <source>Points over rounds</source>
        <translation>Puntos por ronda</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En directo</translation>
    </message>
</context>
<context>
    <name>MafiaCardFacts</name>
    <message>
        <source>Not begun</source>
        <translation>Sin empezar</translation>
    </message>
    <message>
        <source>Night %1</source>
        <translation>Noche %1</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Día %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 alive</source>
        <translation>%1 de %2 vivos</translation>
    </message>
</context>
<context>
    <name>MafiaCardTable</name>
    <message>
        <source>Villagers are asleep</source>
        <translation>El pueblo duerme</translation>
    </message>
    <message>
        <source>%1 was killed during the night</source>
        <translation>%1 murió durante la noche</translation>
    </message>
    <message>
        <source>Nobody died during the night</source>
        <translation>Nadie murió durante la noche</translation>
    </message>
    <message>
        <source>%1 of %2 votes are in</source>
        <translation>Han llegado %1 de %2 votos</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <translation>%1 deja la mesa</translation>
    </message>
    <message>
        <source>Nobody leaves the table</source>
        <translation>Nadie deja la mesa</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>speaker, words</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>MafiaControls</name>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>Avanzar</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>What happens now</source>
        <translation>Lo que ocurre ahora</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Cronología</translation>
    </message>
    <message>
        <source>Who suspects whom</source>
        <translation>Quién sospecha de quién</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transcripción</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Abort the match</source>
        <translation>Abortar la partida</translation>
    </message>
    <message>
        <source>Post-mortem</source>
        <translation>Análisis</translation>
    </message>
</context>
<context>
    <name>MafiaDrawer</name>
    <message>
        <source>Who suspects whom</source>
        <translation>Quién sospecha de quién</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transcripción</translation>
    </message>
    <message>
        <source>What happens now</source>
        <translation>Lo que ocurre ahora</translation>
    </message>
</context>
<context>
    <name>MafiaGame</name>
    <message>
        <source>Abort the match?</source>
        <translation>¿Abortar la partida?</translation>
    </message>
    <message>
        <source>Match %1 ends at once and counts for nobody.</source>
        <translation>La partida %1 termina de inmediato y no cuenta para nadie.</translation>
    </message>
    <message>
        <source>Abort the match</source>
        <translation>Abortar la partida</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Seguir jugando</translation>
    </message>
</context>
<context>
    <name>MafiaPage</name>
    <message>
        <source>Night %1, %2 of %3 alive</source>
        <translation>Noche %1, %2 de %3 vivos</translation>
    </message>
    <message>
        <source>Day %1, %2 of %3 alive</source>
        <translation>Día %1, %2 de %3 vivos</translation>
    </message>
    <message>
        <source>, seed %1</source>
        <translation>, semilla %1</translation>
    </message>
    <message>
        <source>, paused</source>
        <translation>, en pausa</translation>
    </message>
    <message>
        <source>Mafia, match %1</source>
        <translation>Mafia, partida %1</translation>
    </message>
    <message>
        <source>The table is not set yet</source>
        <translation>La mesa aún no está lista</translation>
    </message>
    <message>
        <source>Ten players are invited; then the roles are dealt.</source>
        <translation>Se invita a diez jugadores y después se reparten los roles.</translation>
    </message>
</context>
<context>
    <name>MafiaPanel</name>
    <message>
        <source>What happens now</source>
        <translation>Lo que ocurre ahora</translation>
    </message>
</context>
<context>
    <name>MafiaReplay</name>
    <message>
        <source>Speed of the replay</source>
        <translation>Velocidad de la repetición</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Paso atrás</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En directo</translation>
    </message>
</context>
<context>
    <name>MafiaSeat</name>
    <message>
        <source>role hidden</source>
        <translation>rol oculto</translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s), leading</source>
        <translation>
            <numerusform>%n voto, en cabeza</numerusform>
            <numerusform>%n votos, en cabeza</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n voto</numerusform>
            <numerusform>%n votos</numerusform>
        </translation>
    </message>
    <message>
        <source>speaking</source>
        <translation>habla</translation>
    </message>
    <message>
        <source>waited for</source>
        <translation>se le espera</translation>
    </message>
    <message>
        <source>done</source>
        <translation>listo</translation>
    </message>
    <message>
        <source>alive</source>
        <translation>vivo</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>player, role, state</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>, claims %1</source>
        <translation>, dice ser %1</translation>
    </message>
    <message>
        <source>%1 does not answer any more; the game plays for it.</source>
        <translation>%1 ya no responde; el juego juega en su lugar.</translation>
    </message>
    <message>
        <source>, does not answer</source>
        <translation>, no responde</translation>
    </message>
    <message>
        <source>, answers slowly</source>
        <translation>, responde despacio</translation>
    </message>
    <message>
        <source>, can be chosen</source>
        <translation>, se puede elegir</translation>
    </message>
    <message>
        <source>%1 did not answer the last call.</source>
        <translation>%1 no respondió a la última llamada.</translation>
    </message>
    <message>
        <source>%1 answers slowly.</source>
        <translation>%1 responde despacio.</translation>
    </message>
</context>
<context>
    <name>MafiaSeatPage</name>
    <message>
        <source>Your seat at the table</source>
        <translation>Su asiento en la mesa</translation>
    </message>
    <message>
        <source>The table is not set yet</source>
        <translation>La mesa aún no está lista</translation>
    </message>
    <message>
        <source>The roles are dealt when the match begins.</source>
        <translation>Los roles se reparten cuando empieza la partida.</translation>
    </message>
</context>
<context>
    <name>MafiaTalk</name>
    <message>
        <source>Discussion</source>
        <translation>Debate</translation>
    </message>
    <message>
        <source>What is shown of a turn</source>
        <translation>Lo que se muestra de un turno</translation>
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
        <translation>Siguientes en hablar</translation>
    </message>
</context>
<context>
    <name>MafiaTalkLine</name>
    <message>
        <source>ran out of time</source>
        <translation>se quedó sin tiempo</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasa</translation>
    </message>
    <message>
        <source>was cut</source>
        <translation>fue recortado</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <comment>player, number</comment>
        <translation>%1, turno %2</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Día %1</translation>
    </message>
    <message>
        <source>claims %1</source>
        <comment>a role</comment>
        <translation>dice ser %1</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>turno %1</translation>
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
        <translation>%1 mensajes/s</translation>
    </message>
</context>
<context>
    <name>MatchArea</name>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
</context>
<context>
    <name>MatchCard</name>
    <message>
        <source>%1, %2 against %3, %4</source>
        <translation>%1, %2 contra %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n second(s) left</source>
        <comment>a match and its state</comment>
        <translation>
            <numerusform>%1, queda %n segundo</numerusform>
            <numerusform>%1, quedan %n segundos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchChart</name>
    <message>
        <source>%1 : %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>invite</source>
        <translation>invitar</translation>
    </message>
    <message>
        <source>both joined</source>
        <translation>ambos unidos</translation>
    </message>
    <message>
        <source>both chose</source>
        <translation>ambos eligieron</translation>
    </message>
    <message>
        <source>compare</source>
        <translation>comparar</translation>
    </message>
    <message>
        <source>no join in %1</source>
        <translation>sin unirse en %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n retries</source>
        <comment>how long a choice may take</comment>
        <translation>
            <numerusform>%1, %n reintento</numerusform>
            <numerusform>%1, %n reintentos</numerusform>
        </translation>
    </message>
    <message>
        <source>report</source>
        <translation>informar</translation>
    </message>
    <message>
        <source>technical loss, %1</source>
        <translation>derrota técnica, %1</translation>
    </message>
    <message>
        <source>no-show, %1</source>
        <translation>ausencia, %1</translation>
    </message>
</context>
<context>
    <name>MatchControls</name>
    <message>
        <source>Attempt %1</source>
        <translation>Intento %1</translation>
    </message>
    <message>
        <source>Attempt that is shown</source>
        <translation>Intento mostrado</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Velocidad de la repetición</translation>
    </message>
    <message>
        <source>Previous message (Left)</source>
        <translation>Mensaje anterior (Izquierda)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Next message (Right)</source>
        <translation>Mensaje siguiente (Derecha)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Saves the transcript of the match as JSON</source>
        <translation>Guarda la transcripción de la partida como JSON</translation>
    </message>
</context>
<context>
    <name>MatchHeading</name>
    <message>
        <source>Back to the league</source>
        <translation>Volver a la liga</translation>
    </message>
    <message>
        <source>%1, round %2, %3</source>
        <translation>%1, ronda %2, %3</translation>
    </message>
</context>
<context>
    <name>MatchLine</name>
    <message>
        <source>%1, %2 against %3, %4</source>
        <translation>%1, %2 contra %3, %4</translation>
    </message>
    <message>
        <source>vs</source>
        <comment>between two players</comment>
        <translation>contra</translation>
    </message>
</context>
<context>
    <name>MatchMiddle</name>
    <message>
        <source>of %1 s</source>
        <comment>seconds that a deadline allows</comment>
        <translation>de %1 s</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Match %1</source>
        <translation>Partida %1</translation>
    </message>
    <message>
        <source>States of match %1, now %2</source>
        <translation>Estados de la partida %1, ahora %2</translation>
    </message>
</context>
<context>
    <name>MatchTabs</name>
    <message>
        <source>What is shown below</source>
        <translation>Qué se muestra abajo</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Fair draw</source>
        <translation>Sorteo justo</translation>
    </message>
</context>
<context>
    <name>MemberLine</name>
    <message>
        <source>%1, %2, place %3 in the queue, %4</source>
        <translation>%1, %2, puesto %3 en la cola, %4</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Not in the queue</source>
        <translation>Fuera de la cola</translation>
    </message>
</context>
<context>
    <name>MemberMenu</name>
    <message>
        <source>Give the next turn</source>
        <translation>Dar el próximo turno</translation>
    </message>
    <message>
        <source>Let it go on</source>
        <translation>Dejar que siga</translation>
    </message>
    <message>
        <source>Skip its turn</source>
        <translation>Saltar su turno</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Put into the queue</source>
        <translation>Poner en la cola</translation>
    </message>
    <message>
        <source>Enable</source>
        <translation>Activar</translation>
    </message>
    <message>
        <source>Disable</source>
        <translation>Desactivar</translation>
    </message>
    <message>
        <source>Remove from the channel</source>
        <translation>Quitar del canal</translation>
    </message>
</context>
<context>
    <name>MemberWords</name>
    <message>
        <source>has the turn</source>
        <translation>tiene el turno</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>paused, %1 s left</source>
        <translation>en pausa, quedan %1 s</translation>
    </message>
    <message>
        <source>next</source>
        <translation>siguiente</translation>
    </message>
    <message>
        <source>reads along</source>
        <translation>lee con los demás</translation>
    </message>
    <message>
        <source>on hold</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>on hold, %1 s left</source>
        <translation>en espera, quedan %1 s</translation>
    </message>
    <message>
        <source>waits to be spoken to</source>
        <translation>espera a que le hablen</translation>
    </message>
    <message>
        <source>disabled</source>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>in another channel</source>
        <translation>en otro canal</translation>
    </message>
    <message>
        <source>online, no channel</source>
        <translation>en línea, sin canal</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdido</translation>
    </message>
    <message>
        <source>lost %1 s ago</source>
        <translation>perdido hace %1 s</translation>
    </message>
    <message>
        <source>lost %1 min ago</source>
        <translation>perdido hace %1 min</translation>
    </message>
    <message>
        <source>lost %1 h ago</source>
        <translation>perdido hace %1 h</translation>
    </message>
</context>
<context>
    <name>MessageCard</name>
    <message>
        <source>What is shown of the messages</source>
        <translation>Qué se muestra de los mensajes</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Todos %1</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Copy the JSON</source>
        <translation>Copiar el JSON</translation>
    </message>
    <message>
        <source>JSON of %1</source>
        <translation>JSON de %1</translation>
    </message>
    <message>
        <source>Fields of %1</source>
        <translation>Campos de %1</translation>
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
        <translation>Integrado</translation>
    </message>
    <message>
        <source>Random, Pattern, Adaptive</source>
        <translation>Aleatorio, Patrón, Adaptativo</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>I press Even or Odd</source>
        <translation>Yo pulso Par o Impar</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Script</translation>
    </message>
    <message>
        <source>Run a program on this computer</source>
        <translation>Ejecutar un programa en este equipo</translation>
    </message>
    <message>
        <source>LLM</source>
        <comment>a language model</comment>
        <translation>LLM</translation>
    </message>
    <message>
        <source>Ask a language model</source>
        <translation>Preguntar a un modelo de lenguaje</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Estrategia</translation>
    </message>
    <message>
        <source>Built-in strategy</source>
        <translation>Estrategia integrada</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Address of the model’s server</source>
        <translation>Dirección del servidor del modelo</translation>
    </message>
    <message>
        <source>The key comes from the environment.</source>
        <translation>La clave se toma del entorno.</translation>
    </message>
    <message>
        <source>Needs a key? Set AGENT_LEAGUE_LLM_KEY before you start the program.</source>
        <translation>¿Hace falta una clave? Definir AGENT_LEAGUE_LLM_KEY antes de iniciar el programa.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
</context>
<context>
    <name>ModalHeader</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ModeSentence</name>
    <message>
        <source>The channel is closed.</source>
        <translation>El canal está cerrado.</translation>
    </message>
    <message>
        <source>People may only watch in this channel.</source>
        <translation>En este canal las personas solo pueden mirar.</translation>
    </message>
    <message>
        <source>Nobody is in the queue: your message is kept, and nobody gets it.</source>
        <translation>No hay nadie en la cola: su mensaje se guarda y nadie lo recibe.</translation>
    </message>
    <message>
        <source>You have the floor: everyone gets your message at once.</source>
        <translation>Tiene la palabra: todos reciben su mensaje enseguida.</translation>
    </message>
    <message>
        <source>Nobody speaks: you take the floor.</source>
        <translation>Nadie habla: usted toma la palabra.</translation>
    </message>
    <message>
        <source>Nobody speaks: delivered at once.</source>
        <translation>Nadie habla: se entrega enseguida.</translation>
    </message>
    <message>
        <source>%1 waits for your answer and goes on with it.</source>
        <translation>%1 espera su respuesta y sigue con ella.</translation>
    </message>
    <message>
        <source>Delivered when %1 finishes.</source>
        <translation>Se entrega cuando %1 termine.</translation>
    </message>
    <message>
        <source>Goes to everyone now.</source>
        <translation>Llega a todos ahora.</translation>
    </message>
    <message>
        <source>%1 pauses and you speak first.</source>
        <translation>%1 hace una pausa y usted habla primero.</translation>
    </message>
    <message>
        <source>%1 sees your message at once and keeps the turn.</source>
        <translation>%1 ve su mensaje enseguida y conserva el turno.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) held</source>
        <translation>
            <numerusform>%n mensaje retenido</numerusform>
            <numerusform>%n mensajes retenidos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MomentLine</name>
    <message>
        <source>Night %1</source>
        <translation>Noche %1</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Día %1</translation>
    </message>
    <message>
        <source>%1 was the first of the mafia to be voted out.</source>
        <translation>%1 fue el primero de la mafia en ser expulsado.</translation>
    </message>
    <message>
        <source>Somebody was saved.</source>
        <translation>Alguien fue salvado.</translation>
    </message>
    <message>
        <source>%1, the Doctor, saved %2.</source>
        <translation>%1, el Médico, salvó a %2.</translation>
    </message>
    <message>
        <source>%1, the Sheriff, told the truth: %2 is mafia.</source>
        <translation>%1, el Sheriff, dijo la verdad: %2 es de la mafia.</translation>
    </message>
    <message>
        <source>%1, the Sheriff, told the truth: %2 is not mafia.</source>
        <translation>%1, el Sheriff, dijo la verdad: %2 no es de la mafia.</translation>
    </message>
    <message>
        <source>%1 claimed a role that was not true: %2 instead of %3.</source>
        <comment>player, claimed role, true role</comment>
        <translation>%1 dijo tener un rol falso: %2 en lugar de %3.</translation>
    </message>
    <message>
        <source>The town voted out one of its own: %1, %2.</source>
        <comment>player, role</comment>
        <translation>El pueblo expulsó a uno de los suyos: %1, %2.</translation>
    </message>
    <message>
        <source>The vote was a tie; the draw took %1.</source>
        <translation>La votación acabó en empate; el sorteo eligió a %1.</translation>
    </message>
    <message>
        <source>With this vote the town could still have won; nobody left.</source>
        <translation>Con esta votación el pueblo aún podía ganar; no salió nadie.</translation>
    </message>
    <message>
        <source>With this vote the town could still have won; it took %1.</source>
        <translation>Con esta votación el pueblo aún podía ganar; salió %1.</translation>
    </message>
</context>
<context>
    <name>NetworkCard</name>
    <message>
        <source>A port is a number from 1024 to 65000; 0 takes any free ones.</source>
        <translation>Un puerto es un número de 1024 a 65000; con 0 se toman puertos libres.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>First port</source>
        <translation>Primer puerto</translation>
    </message>
    <message>
        <source>The manager listens here, referees from the next one on, players from 101 further.</source>
        <translation>Aquí escucha el gestor; los árbitros, desde el siguiente; los jugadores, desde 101 más adelante.</translation>
    </message>
    <message>
        <source>Let other computers in</source>
        <translation>Permitir otros equipos</translation>
    </message>
    <message>
        <source>For leagues you host. Off: only agents on this computer can join.</source>
        <translation>Para las ligas que se organizan aquí. Desactivado: solo se unen agentes de este equipo.</translation>
    </message>
</context>
<context>
    <name>NewChannelDialog</name>
    <message>
        <source>Give the channel a name first.</source>
        <translation>Primero dé un nombre al canal.</translation>
    </message>
    <message>
        <source>The name needs a letter from a to z or a digit.</source>
        <translation>El nombre necesita una letra de la a a la z o una cifra.</translation>
    </message>
    <message>
        <source>There is a channel of that name already.</source>
        <translation>Ya hay un canal con ese nombre.</translation>
    </message>
    <message>
        <source>New channel</source>
        <translation>Canal nuevo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Open channel</source>
        <translation>Abrir canal</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Agents join it as %1.</source>
        <translation>Los agentes entran en él como %1.</translation>
    </message>
    <message>
        <source>Demo agents</source>
        <translation>Agentes de demostración</translation>
    </message>
</context>
<context>
    <name>NewcomerDialog</name>
    <message>
        <source>Play yourself</source>
        <translation>Jugar en persona</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>Añadir un programa</translation>
    </message>
    <message>
        <source>Add a language model</source>
        <translation>Añadir un modelo de lenguaje</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Añadir jugador</translation>
    </message>
    <message>
        <source>Fill in the fields first.</source>
        <translation>Primero hay que rellenar los campos.</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Nombre visible</translation>
    </message>
    <message>
        <source>one of the usual names</source>
        <translation>uno de los nombres habituales</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Address of the model’s server</source>
        <translation>Dirección del servidor del modelo</translation>
    </message>
    <message>
        <source>Needs a key? Set AGENT_LEAGUE_LLM_KEY before you start the program.</source>
        <translation>¿Hace falta una clave? Definir AGENT_LEAGUE_LLM_KEY antes de iniciar el programa.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
</context>
<context>
    <name>NightDeed</name>
    <message>
        <source>provisional until %1 agrees</source>
        <translation>provisional hasta que %1 acepte</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>provisional</translation>
    </message>
    <message>
        <source>the mafia agree</source>
        <translation>la mafia está de acuerdo</translation>
    </message>
    <message>
        <source>the mafia disagree</source>
        <translation>la mafia no está de acuerdo</translation>
    </message>
    <message>
        <source>protected this night</source>
        <translation>protegido esta noche</translation>
    </message>
    <message>
        <source>result goes to the Sheriff only</source>
        <translation>solo el Sheriff conoce el resultado</translation>
    </message>
    <message>
        <source>drawn, no answer in time</source>
        <translation>sorteado, sin respuesta a tiempo</translation>
    </message>
    <message>
        <source>%1, %2, deciding</source>
        <translation>%1, %2, decidiendo</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>player, deed, target, how firm</comment>
        <translation>%1, %2, %3, %4</translation>
    </message>
    <message>
        <source>deciding</source>
        <translation>decidiendo</translation>
    </message>
</context>
<context>
    <name>NightPanel</name>
    <message>
        <source>Night actions</source>
        <translation>Acciones nocturnas</translation>
    </message>
    <message>
        <source>%1 of %2 submitted</source>
        <translation>%1 de %2 enviadas</translation>
    </message>
    <message>
        <source>The night is running</source>
        <translation>La noche está en curso</translation>
    </message>
    <message>
        <source>It is night</source>
        <translation>Es de noche</translation>
    </message>
    <message>
        <source>What happens now is known in the morning.</source>
        <translation>Lo que ocurre ahora se sabrá por la mañana.</translation>
    </message>
    <message>
        <source>If the time runs out</source>
        <translation>Si se acaba el tiempo</translation>
    </message>
    <message>
        <source>a random living player outside the mafia</source>
        <translation>un vivo al azar fuera de la mafia</translation>
    </message>
    <message>
        <source>a random living player, no repeat</source>
        <translation>un vivo al azar, sin repetir</translation>
    </message>
    <message>
        <source>a random living player, not the Sheriff</source>
        <translation>un vivo al azar, no el Sheriff</translation>
    </message>
</context>
<context>
    <name>NumberTile</name>
    <message>
        <source>%1, even</source>
        <translation>%1, par</translation>
    </message>
    <message>
        <source>%1, odd</source>
        <translation>%1, impar</translation>
    </message>
</context>
<context>
    <name>OpenFile</name>
    <message>
        <source>The file could not be opened</source>
        <translation>No se pudo abrir el archivo</translation>
    </message>
    <message>
        <source>Open a league</source>
        <translation>Abrir una liga</translation>
    </message>
    <message>
        <source>Leagues (journal.db *.json)</source>
        <translation>Ligas (journal.db *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The link could not be opened</source>
        <translation>No se pudo abrir el enlace</translation>
    </message>
    <message>
        <source>A league is played in this window, and opening another would end it. Leave it first, then open the file again.</source>
        <translation>En esta ventana se juega una liga, y abrir otra la terminaría. Salga antes de ella y vuelva a abrir el archivo.</translation>
    </message>
</context>
<context>
    <name>OpeningPage</name>
    <message>
        <source>Opening the league…</source>
        <translation>Abriendo la liga…</translation>
    </message>
</context>
<context>
    <name>PaletteBody</name>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>¿Qué hacer?</translation>
    </message>
    <message>
        <source>Nothing fits. Try another word.</source>
        <translation>Nada coincide. Probar con otra palabra.</translation>
    </message>
</context>
<context>
    <name>PersonFaces</name>
    <message>
        <source>Get ready</source>
        <translation>A prepararse</translation>
    </message>
    <message>
        <source>Even or odd?</source>
        <translation>¿Par o impar?</translation>
    </message>
    <message>
        <source>Locked in</source>
        <translation>Elección fijada</translation>
    </message>
    <message>
        <source>Too late</source>
        <translation>Demasiado tarde</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>Derrota</translation>
    </message>
    <message>
        <source>The league is over</source>
        <translation>La liga ha terminado</translation>
    </message>
    <message>
        <source>You are in</source>
        <translation>Ya en la liga</translation>
    </message>
    <message>
        <source>Waiting for round %1</source>
        <translation>Esperando la ronda %1</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Un momento</translation>
    </message>
    <message>
        <source>You meet %1.</source>
        <translation>El rival es %1.</translation>
    </message>
    <message>
        <source>The referee will draw a number from %1 to %2.</source>
        <translation>El árbitro sorteará un número del %1 al %2.</translation>
    </message>
    <message>
        <source>The referee will draw a number.</source>
        <translation>El árbitro sorteará un número.</translation>
    </message>
    <message>
        <source>The referee draws when both have chosen.</source>
        <translation>El árbitro sortea cuando ambos han elegido.</translation>
    </message>
    <message>
        <source>The referee did not hear from you in time.</source>
        <translation>La respuesta no llegó a tiempo al árbitro.</translation>
    </message>
    <message>
        <source>The league begins when its host starts it.</source>
        <translation>La liga empieza cuando el anfitrión la inicia.</translation>
    </message>
    <message>
        <source>Thank you for playing.</source>
        <translation>Gracias por jugar.</translation>
    </message>
    <message>
        <source>Your next match comes with it.</source>
        <translation>Con ella llega la próxima partida.</translation>
    </message>
    <message>
        <source>No answer in time counts as a loss.</source>
        <translation>No responder a tiempo cuenta como derrota.</translation>
    </message>
    <message>
        <source>%1 did not answer in time.</source>
        <translation>%1 no respondió a tiempo.</translation>
    </message>
    <message>
        <source>You both chose %1; the number was %2.</source>
        <translation>Ambos eligieron %1; el número fue %2.</translation>
    </message>
    <message>
        <source>The number %1 is %2, as you chose.</source>
        <translation>El número %1 es %2, como la elección.</translation>
    </message>
    <message>
        <source>The number %1 is %2, and you chose %3.</source>
        <translation>El número %1 es %2 y la elección fue %3.</translation>
    </message>
    <message numerus="yes">
        <source>Place %1, %n point(s)</source>
        <comment>rank and points of a player</comment>
        <translation>
            <numerusform>Puesto %1, %n punto</numerusform>
            <numerusform>Puesto %1, %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>You. %1</source>
        <translation>Yo. %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Yo</translation>
    </message>
</context>
<context>
    <name>PersonHeader</name>
    <message>
        <source>%1, joined as %2</source>
        <translation>%1, unido como %2</translation>
    </message>
    <message>
        <source>Round %1 of %2, match %3, referee %4</source>
        <translation>Ronda %1 de %2, partida %3, árbitro %4</translation>
    </message>
    <message>
        <source>Round %1, match %2</source>
        <translation>Ronda %1, partida %2</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
</context>
<context>
    <name>PersonMiddle</name>
    <message>
        <source>seconds left</source>
        <translation>segundos restantes</translation>
    </message>
    <message>
        <source>The number is being drawn</source>
        <translation>Se está sorteando el número</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>Esperando a %1</translation>
    </message>
    <message>
        <source>Waiting for the referee</source>
        <translation>Esperando al árbitro</translation>
    </message>
    <message>
        <source>No number was drawn</source>
        <translation>No se sorteó ningún número</translation>
    </message>
    <message>
        <source>The number is even</source>
        <translation>El número es par</translation>
    </message>
    <message>
        <source>The number is odd</source>
        <translation>El número es impar</translation>
    </message>
</context>
<context>
    <name>PersonNotes</name>
    <message>
        <source>%1 has chosen</source>
        <translation>%1 ya ha elegido</translation>
    </message>
    <message>
        <source>What it is stays secret too.</source>
        <translation>Su elección también es secreta.</translation>
    </message>
    <message>
        <source>%1 is choosing</source>
        <translation>%1 está eligiendo</translation>
    </message>
    <message>
        <source>Asked at the same moment as you.</source>
        <translation>Se pregunta a ambos en el mismo instante.</translation>
    </message>
    <message>
        <source>Your choice stays secret</source>
        <translation>La elección propia es secreta</translation>
    </message>
    <message>
        <source>%1 cannot see it until both have chosen.</source>
        <translation>%1 no puede verla hasta que ambos hayan elegido.</translation>
    </message>
    <message>
        <source>No answer means a loss</source>
        <translation>No responder supone una derrota</translation>
    </message>
    <message numerus="yes">
        <source>At 0 s the referee asks again, up to %n time(s).</source>
        <translation>
            <numerusform>A los 0 s el árbitro pregunta de nuevo, hasta %n vez.</numerusform>
            <numerusform>A los 0 s el árbitro pregunta de nuevo, hasta %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>The referee may ask again before that.</source>
        <translation>Antes de eso el árbitro puede volver a preguntar.</translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>Even or odd?</source>
        <translation>¿Par o impar?</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>queda %n segundo</numerusform>
            <numerusform>quedan %n segundos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhaseStep</name>
    <message>
        <source>%1, now</source>
        <translation>%1, ahora</translation>
    </message>
    <message>
        <source>%1, passed</source>
        <translation>%1, pasada</translation>
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
        <translation>Fase %1, después %2</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <translation>Fase %1</translation>
    </message>
</context>
<context>
    <name>PlacesDropDowns</name>
    <message>
        <source>On this network</source>
        <translation>En esta red</translation>
    </message>
    <message>
        <source>Joined before</source>
        <translation>Ligas anteriores</translation>
    </message>
</context>
<context>
    <name>PlacesTitle</name>
    <message>
        <source>Searching</source>
        <translation>Buscando</translation>
    </message>
</context>
<context>
    <name>PlayedChip</name>
    <message>
        <source>%1 against %2, technical</source>
        <translation>%1 contra %2, técnica</translation>
    </message>
    <message>
        <source>%1 against %2, number %3</source>
        <translation>%1 contra %2, número %3</translation>
    </message>
    <message>
        <source>technical</source>
        <translation>técnica</translation>
    </message>
</context>
<context>
    <name>PlayedStrip</name>
    <message>
        <source>Your matches so far</source>
        <translation>Partidas jugadas hasta ahora</translation>
    </message>
    <message>
        <source>Won %1, drew %2, lost %3</source>
        <translation>%1 ganadas, %2 empatadas, %3 perdidas</translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message>
        <source>Champion: %1</source>
        <translation>Campeón: %1</translation>
    </message>
    <message>
        <source>Podium</source>
        <translation>Podio</translation>
    </message>
</context>
<context>
    <name>PodiumStep</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1, %2, %n punto</numerusform>
            <numerusform>%1, %2, %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <comment>under the number of points</comment>
        <translation>
            <numerusform>punto</numerusform>
            <numerusform>puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsAtStake</name>
    <message>
        <source>win %1, draw %2, loss 0</source>
        <translation>victoria %1, empate %2, derrota 0</translation>
    </message>
    <message>
        <source>Points at stake: %1</source>
        <translation>Puntos en juego: %1</translation>
    </message>
    <message>
        <source>Points at stake</source>
        <translation>Puntos en juego</translation>
    </message>
</context>
<context>
    <name>PointsPanel</name>
    <message>
        <source>Points over rounds</source>
        <translation>Puntos por ronda</translation>
    </message>
</context>
<context>
    <name>PortLine</name>
    <message>
        <source>Ports %1–%2 and %3–%4 are free</source>
        <translation>Los puertos %1–%2 y %3–%4 están libres</translation>
    </message>
    <message>
        <source>Port %1 is taken</source>
        <translation>El puerto %1 está ocupado</translation>
    </message>
    <message>
        <source>Use %1</source>
        <comment>a port number</comment>
        <translation>Usar %1</translation>
    </message>
</context>
<context>
    <name>PostmortemMoments</name>
    <message>
        <source>Key moments</source>
        <translation>Momentos clave</translation>
    </message>
    <message>
        <source>Nothing stood out.</source>
        <translation>Nada destacó.</translation>
    </message>
</context>
<context>
    <name>PostmortemNight</name>
    <message>
        <source>The mafia chose %1.</source>
        <translation>La mafia eligió a %1.</translation>
    </message>
    <message>
        <source>The mafia did not agree; the draw took %1.</source>
        <translation>La mafia no se puso de acuerdo; el sorteo eligió a %1.</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 fue salvado.</translation>
    </message>
    <message>
        <source>The Sheriff learned that %1 is mafia.</source>
        <translation>El Sheriff supo que %1 es de la mafia.</translation>
    </message>
    <message>
        <source>The Sheriff learned that %1 is not mafia.</source>
        <translation>El Sheriff supo que %1 no es de la mafia.</translation>
    </message>
    <message>
        <source>%1 was killed during the night</source>
        <translation>%1 murió durante la noche</translation>
    </message>
    <message>
        <source>Nobody died during the night</source>
        <translation>Nadie murió durante la noche</translation>
    </message>
    <message>
        <source>Night %1</source>
        <translation>Noche %1</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>player, deed, target</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>drawn, no answer in time</source>
        <translation>sorteado, sin respuesta a tiempo</translation>
    </message>
</context>
<context>
    <name>PostmortemPage</name>
    <message>
        <source>Post-mortem of match %1</source>
        <translation>Análisis de la partida %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Volver a la mesa</translation>
    </message>
    <message>
        <source>The record is being read</source>
        <translation>Se lee el registro</translation>
    </message>
    <message>
        <source>There is no post-mortem</source>
        <translation>No hay análisis</translation>
    </message>
    <message>
        <source>Match %1 is not over, or its record is not on this computer.</source>
        <translation>La partida %1 no ha terminado o su registro no está en este equipo.</translation>
    </message>
</context>
<context>
    <name>PostmortemPlayer</name>
    <message>
        <source>survived</source>
        <translation>sobrevivió</translation>
    </message>
    <message>
        <source>%1 % of %2</source>
        <comment>share of votes</comment>
        <translation>%1 % de %2</translation>
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
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Good votes</source>
        <translation>Votos buenos</translation>
    </message>
    <message>
        <source>Right / wrong</source>
        <translation>Acierto / error</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Salvados</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Hallados</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Pases</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Tarde</translation>
    </message>
    <message>
        <source>Answers in</source>
        <translation>Responde en</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>Dicho</translation>
    </message>
    <message>
        <source>Who was who</source>
        <translation>Quién era quién</translation>
    </message>
    <message>
        <source>Good votes: on the mafia by the town, on the town by the mafia. Right / wrong: accusations of mafia and of others. Answers in: mean and longest, in seconds. Said: statements and characters.</source>
        <translation>Votos buenos: del pueblo contra la mafia, de la mafia contra el pueblo. Acierto / error: acusaciones a la mafia y a otros. Responde en: media y máximo, en segundos. Dicho: intervenciones y caracteres.</translation>
    </message>
</context>
<context>
    <name>PostmortemResult</name>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Días</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>The seed is the one that was promised</source>
        <translation>La semilla es la prometida</translation>
    </message>
    <message>
        <source>The seed is not the one that was promised</source>
        <translation>La semilla no es la prometida</translation>
    </message>
</context>
<context>
    <name>PostmortemTalk</name>
    <message>
        <source>What was said on day %1</source>
        <translation>Lo que se dijo el día %1</translation>
    </message>
    <message>
        <source>ran out of time</source>
        <translation>se quedó sin tiempo</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasa</translation>
    </message>
    <message>
        <source>was cut</source>
        <translation>fue recortado</translation>
    </message>
    <message>
        <source>says %1, which is true</source>
        <comment>a role</comment>
        <translation>dice %1, y es verdad</translation>
    </message>
    <message>
        <source>says %1, which is false</source>
        <comment>a role</comment>
        <translation>dice %1, y es falso</translation>
    </message>
</context>
<context>
    <name>PostmortemVotes</name>
    <message>
        <source>Nobody leaves the table</source>
        <translation>Nadie deja la mesa</translation>
    </message>
    <message>
        <source>Tie between %1. The seeded draw took %2.</source>
        <translation>Empate entre %1. El sorteo eligió a %2.</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <translation>%1 deja la mesa</translation>
    </message>
    <message>
        <source>abstained</source>
        <translation>abstención</translation>
    </message>
    <message>
        <source>%1: no vote came</source>
        <translation>%1: no llegó ningún voto</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>voter, target</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, before that %2</source>
        <translation>%1, antes %2</translation>
    </message>
    <message>
        <source>Vote of day %1</source>
        <translation>Votación del día %1</translation>
    </message>
    <message>
        <source>no vote came</source>
        <translation>no llegó ningún voto</translation>
    </message>
</context>
<context>
    <name>PreflightLight</name>
    <message>
        <source>Checking</source>
        <comment>pre-flight</comment>
        <translation>Comprobando</translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>pre-flight</comment>
        <translation>Superado</translation>
    </message>
    <message>
        <source>Warning</source>
        <comment>pre-flight</comment>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Fails</source>
        <comment>pre-flight</comment>
        <translation>No superado</translation>
    </message>
    <message>
        <source>Pre-flight, %1</source>
        <translation>Comprobación previa, %1</translation>
    </message>
</context>
<context>
    <name>ProjectorFoot</name>
    <message>
        <source>Watch on your computer:</source>
        <translation>Para verla en otro equipo:</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es)</source>
        <translation>
            <numerusform>%1 de %n partida</numerusform>
            <numerusform>%1 de %n partidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectorInvitation</name>
    <message>
        <source>Join code</source>
        <translation>Código de acceso</translation>
    </message>
    <message>
        <source>Join code %1</source>
        <translation>Código de acceso %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are here</source>
        <translation>
            <numerusform>%n jugador está aquí</numerusform>
            <numerusform>%n jugadores están aquí</numerusform>
        </translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>Código QR del enlace</translation>
    </message>
</context>
<context>
    <name>ProjectorMatch</name>
    <message>
        <source>%1 is even: %2 wins</source>
        <comment>a number and a name</comment>
        <translation>%1 es par: gana %2</translation>
    </message>
    <message>
        <source>%1 is odd: %2 wins</source>
        <comment>a number and a name</comment>
        <translation>%1 es impar: gana %2</translation>
    </message>
    <message>
        <source>%1 did not answer: %2 wins</source>
        <translation>%1 no respondió: gana %2</translation>
    </message>
    <message>
        <source>%1 is even: a draw</source>
        <translation>%1 es par: empate</translation>
    </message>
    <message>
        <source>%1 is odd: a draw</source>
        <translation>%1 es impar: empate</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Does not count</source>
        <translation>No cuenta</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>Esperando a %1</translation>
    </message>
    <message>
        <source>About to begin</source>
        <translation>A punto de empezar</translation>
    </message>
    <message>
        <source>Getting ready</source>
        <translation>Preparándose</translation>
    </message>
    <message>
        <source>Choosing</source>
        <translation>Eligiendo</translation>
    </message>
    <message>
        <source>Drawing a number</source>
        <translation>Sorteando un número</translation>
    </message>
    <message>
        <source>Looking who is right</source>
        <translation>Viendo quién acierta</translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation>Se acabó el tiempo</translation>
    </message>
    <message>
        <source>Starts over</source>
        <translation>Vuelve a empezar</translation>
    </message>
    <message>
        <source>%1 against %2, %3</source>
        <translation>%1 contra %2, %3</translation>
    </message>
</context>
<context>
    <name>ProjectorMatches</name>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
</context>
<context>
    <name>ProjectorPair</name>
    <message>
        <source>vs</source>
        <comment>between the names of two players</comment>
        <translation>contra</translation>
    </message>
</context>
<context>
    <name>ProjectorRow</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1, %2, %n punto</numerusform>
            <numerusform>%1, %2, %n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectorTable</name>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
</context>
<context>
    <name>ProjectorView</name>
    <message>
        <source>Projector, %1</source>
        <translation>Proyector, %1</translation>
    </message>
</context>
<context>
    <name>ProjectorWindow</name>
    <message>
        <source>%1 – projector</source>
        <translation>%1 – proyector</translation>
    </message>
</context>
<context>
    <name>QueuePanel</name>
    <message>
        <source>Turn queue</source>
        <translation>Cola de turnos</translation>
    </message>
    <message>
        <source>cycle %1</source>
        <translation>ciclo %1</translation>
    </message>
    <message>
        <source>Nobody is here yet. Add an agent, or let one join.</source>
        <translation>Todavía no hay nadie. Añada un agente o deje que uno entre.</translation>
    </message>
    <message>
        <source>Add agent</source>
        <translation>Añadir agente</translation>
    </message>
    <message>
        <source>The channel is closed.</source>
        <translation>El canal está cerrado.</translation>
    </message>
    <message>
        <source>What can be done with the chosen agent</source>
        <translation>Qué se puede hacer con el agente elegido</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Navigation</source>
        <translation>Navegación</translation>
    </message>
</context>
<context>
    <name>RailItem</name>
    <message numerus="yes">
        <source>%1, %n need attention</source>
        <translation>
            <numerusform>%1, %n requiere atención</numerusform>
            <numerusform>%1, %n requieren atención</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RailPlaces</name>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agentes</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Tráfico</translation>
    </message>
    <message>
        <source>My seat</source>
        <translation>Mi puesto</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Proyector</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
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
        <translation>sube %1</translation>
    </message>
    <message>
        <source>down %1</source>
        <translation>baja %1</translation>
    </message>
</context>
<context>
    <name>RateCard</name>
    <message numerus="yes">
        <source>%n message(s) per second</source>
        <translation>
            <numerusform>%n mensaje por segundo</numerusform>
            <numerusform>%n mensajes por segundo</numerusform>
        </translation>
    </message>
    <message>
        <source>messages per second</source>
        <translation>mensajes por segundo</translation>
    </message>
    <message>
        <source>delivered</source>
        <translation>entregados</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallidos</translation>
    </message>
</context>
<context>
    <name>Readiness</name>
    <message>
        <source>Before you start</source>
        <translation>Antes de empezar</translation>
    </message>
</context>
<context>
    <name>ReadinessLine</name>
    <message>
        <source>No referee yet</source>
        <translation>Aún no hay árbitro</translation>
    </message>
    <message>
        <source>Referees ready</source>
        <translation>Árbitros listos</translation>
    </message>
    <message>
        <source>Too few players</source>
        <translation>Faltan jugadores</translation>
    </message>
    <message>
        <source>Enough players</source>
        <translation>Suficientes jugadores</translation>
    </message>
    <message>
        <source>Every agent answers</source>
        <translation>Todos los agentes responden</translation>
    </message>
    <message>
        <source>Waiting for answers</source>
        <translation>Esperando respuestas</translation>
    </message>
    <message>
        <source>Tokens issued</source>
        <translation>Tokens emitidos</translation>
    </message>
    <message>
        <source>%1 does not answer</source>
        <translation>%1 no responde</translation>
    </message>
    <message>
        <source>%1 is slow</source>
        <translation>%1 va despacio</translation>
    </message>
    <message>
        <source>%1 has trouble</source>
        <translation>%1 tiene problemas</translation>
    </message>
    <message>
        <source>%1 is being checked</source>
        <translation>Se está comprobando %1</translation>
    </message>
    <message>
        <source>%1 is arriving</source>
        <translation>%1 está llegando</translation>
    </message>
    <message>
        <source>A league needs at least one.</source>
        <translation>Una liga necesita al menos uno.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>referees, matches at a time</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n referee(s)</source>
        <translation>
            <numerusform>%n árbitro</numerusform>
            <numerusform>%n árbitros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) at a time</source>
        <translation>
            <numerusform>%n partida a la vez</numerusform>
            <numerusform>%n partidas a la vez</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n registered, minimum 2</source>
        <translation>
            <numerusform>%n registrado, mínimo 2</numerusform>
            <numerusform>%n registrados, mínimo 2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 health checks</source>
        <translation>%1 de %2 comprobaciones de estado</translation>
    </message>
    <message numerus="yes">
        <source>%n auth token(s)</source>
        <translation>
            <numerusform>%n token de autenticación</numerusform>
            <numerusform>%n tokens de autenticación</numerusform>
        </translation>
    </message>
    <message>
        <source>It loses its matches by default. Remove it, or start it again.</source>
        <translation>Pierde sus partidas por incomparecencia. Quitarlo o volver a iniciarlo.</translation>
    </message>
    <message>
        <source>%1 ms, still inside the %2 s join limit</source>
        <translation>%1 ms, aún dentro del límite de %2 s para unirse</translation>
    </message>
    <message>
        <source>A sham match shows whether it can play.</source>
        <translation>Una partida simulada muestra si sabe jugar.</translation>
    </message>
    <message>
        <source>It is left out if you start now.</source>
        <translation>Queda fuera si se empieza ahora.</translation>
    </message>
</context>
<context>
    <name>RecentPanel</name>
    <message>
        <source>Recent leagues</source>
        <translation>Ligas recientes</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>Abrir archivo</translation>
    </message>
    <message>
        <source>No leagues yet</source>
        <translation>Aún no hay ligas</translation>
    </message>
    <message>
        <source>Start one on this computer. It takes one click.</source>
        <translation>Iniciar una en este equipo. Basta un clic.</translation>
    </message>
    <message>
        <source>Follow a league on this network</source>
        <translation>Seguir una liga de esta red</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message>
        <source>%1 of %2 matches safe</source>
        <comment>of an interrupted league</comment>
        <translation>%1 de %2 partidas a salvo</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
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
        <translation>Hoy %1</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
    </message>
    <message>
        <source>%1, interrupted. %2. Resume</source>
        <comment>name of a league, what is safe</comment>
        <translation>%1, interrumpida. %2. Reanudar</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Ilegible</translation>
    </message>
    <message>
        <source>Resume, R%1 of %2</source>
        <comment>round</comment>
        <translation>Reanudar, R%1 de %2</translation>
    </message>
    <message>
        <source>Paused, R%1 of %2</source>
        <comment>round</comment>
        <translation>En pausa, R%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n pt(s)</source>
        <comment>champion and points</comment>
        <translation>
            <numerusform>%1, %n pt.</numerusform>
            <numerusform>%1, %n pts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Sin empezar</translation>
    </message>
</context>
<context>
    <name>RefereeLimits</name>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Matches at a time</source>
        <translation>Partidas a la vez</translation>
    </message>
</context>
<context>
    <name>RemovalQuestion</name>
    <message>
        <source>Withdraw %1?</source>
        <translation>¿Retirar %1?</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>¿Quitar %1?</translation>
    </message>
    <message>
        <source>What it has played stays in the table. Its other matches are decided by the rules of the league.</source>
        <translation>Lo ya jugado sigue en la clasificación. Las demás partidas se deciden según las reglas de la liga.</translation>
    </message>
    <message>
        <source>The agent is told, and may join again.</source>
        <translation>Se avisa al agente, que puede volver a unirse.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>Step back</source>
        <translation>Paso atrás</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Velocidad de la repetición</translation>
    </message>
</context>
<context>
    <name>ResultLegend</name>
    <message>
        <source>Win 3</source>
        <translation>Victoria 3</translation>
    </message>
    <message>
        <source>Draw 1</source>
        <translation>Empate 1</translation>
    </message>
    <message>
        <source>Loss 0</source>
        <translation>Derrota 0</translation>
    </message>
    <message>
        <source>Technical loss</source>
        <translation>Derrota técnica</translation>
    </message>
</context>
<context>
    <name>ResultMark</name>
    <message>
        <source>won</source>
        <translation>ganó</translation>
    </message>
    <message>
        <source>drew</source>
        <translation>empató</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdió</translation>
    </message>
    <message>
        <source>technical loss</source>
        <translation>derrota técnica</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>sin jugar</translation>
    </message>
</context>
<context>
    <name>Ring</name>
    <message>
        <source>Time left, %1 of %2 seconds</source>
        <translation>Tiempo restante, %1 de %2 segundos</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>Sin límite de tiempo</translation>
    </message>
</context>
<context>
    <name>RoleLine</name>
    <message>
        <source>Hidden</source>
        <comment>a role that is not known</comment>
        <translation>Oculto</translation>
    </message>
</context>
<context>
    <name>RoundCell</name>
    <message>
        <source>Round %1, %2, %3 of %4 matches done</source>
        <translation>Ronda %1, %2, %3 de %4 partidas acabadas</translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <translation>Ronda %1, %2</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>short for round</comment>
        <translation>R%1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 de %2 acabadas</translation>
    </message>
</context>
<context>
    <name>RoundStrip</name>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
</context>
<context>
    <name>RoundTable</name>
    <message>
        <source>Table, %1 of %2 alive</source>
        <translation>Mesa, %1 de %2 vivos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>speaker, words</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>RoundTitle</name>
    <message>
        <source>Final standings</source>
        <translation>Clasificación final</translation>
    </message>
    <message>
        <source>Soon to begin</source>
        <translation>A punto de empezar</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronda %1 de %2</translation>
    </message>
</context>
<context>
    <name>RuleLine</name>
    <message>
        <source>%1; usually %2</source>
        <comment>what is allowed, and the default</comment>
        <translation>%1; habitual %2</translation>
    </message>
    <message>
        <source>Reset to %1</source>
        <translation>Restablecer a %1</translation>
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
        <translation>%1, %2, habitual %3</translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>These hold for the whole league. They cannot be changed once the lobby is open.</source>
        <translation>Valen para toda la liga. No se pueden cambiar una vez abierta la sala.</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Reglas habituales</translation>
    </message>
    <message>
        <source>These are the usual rules.</source>
        <translation>Estas son las reglas habituales.</translation>
    </message>
    <message>
        <source>Rules and timing</source>
        <translation>Reglas y tiempos</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Lowest number that can be drawn</source>
        <translation>Número más bajo que puede salir</translation>
    </message>
    <message>
        <source>Highest number that can be drawn</source>
        <translation>Número más alto que puede salir</translation>
    </message>
    <message>
        <source>Where numbers come from: the operating system, or the league&apos;s seed</source>
        <translation>De dónde vienen los números: del sistema operativo o de la semilla de la liga</translation>
    </message>
    <message>
        <source>What a match is worth when a player does not come</source>
        <translation>Lo que vale una partida cuando un jugador no viene</translation>
    </message>
    <message>
        <source>How often an unanswered message is sent again</source>
        <translation>Cuántas veces se reenvía un mensaje sin respuesta</translation>
    </message>
    <message>
        <source>Pause before the first retry, in milliseconds</source>
        <translation>Pausa antes del primer reintento, en milisegundos</translation>
    </message>
    <message>
        <source>How much longer each further pause is</source>
        <translation>Cuánto más larga es cada pausa siguiente</translation>
    </message>
    <message>
        <source>How long an agent waits for the answer to its registration</source>
        <translation>Cuánto espera un agente la respuesta a su registro</translation>
    </message>
    <message>
        <source>How long a player has to accept an invitation</source>
        <translation>Cuánto tiempo tiene un jugador para aceptar una invitación</translation>
    </message>
    <message>
        <source>How long a player has to choose</source>
        <translation>Cuánto tiempo tiene un jugador para elegir</translation>
    </message>
    <message>
        <source>How long a referee waits until its report is acknowledged</source>
        <translation>Cuánto espera un árbitro a que se confirme su informe</translation>
    </message>
    <message>
        <source>How long notifications wait for an acknowledgement, for the log only</source>
        <translation>Cuánto esperan las notificaciones una confirmación, solo para el registro</translation>
    </message>
    <message>
        <source>Consecutive no-shows after which a player is out</source>
        <translation>Ausencias seguidas tras las que un jugador queda fuera</translation>
    </message>
    <message>
        <source>What the remaining matches of a withdrawn player are worth</source>
        <translation>Lo que valen las partidas restantes de un jugador retirado</translation>
    </message>
    <message>
        <source>How often the manager asks whether an agent is alive</source>
        <translation>Cada cuánto pregunta el gestor si un agente sigue activo</translation>
    </message>
    <message>
        <source>Missed heartbeats after which an agent counts as lost</source>
        <translation>Latidos perdidos tras los que un agente se da por perdido</translation>
    </message>
    <message>
        <source>Start without the operator once the expected agents are there</source>
        <translation>Empezar sin el operador cuando estén los agentes esperados</translation>
    </message>
    <message>
        <source>Players that an automatic start waits for</source>
        <translation>Jugadores que espera un inicio automático</translation>
    </message>
    <message>
        <source>Referees that an automatic start waits for</source>
        <translation>Árbitros que espera un inicio automático</translation>
    </message>
    <message>
        <source>Everybody meets twice, the second time with sides swapped</source>
        <translation>Todos se enfrentan dos veces, la segunda con los lados cambiados</translation>
    </message>
    <message>
        <source>Matches that one referee runs at the same time</source>
        <translation>Partidas que lleva un árbitro a la vez</translation>
    </message>
    <message>
        <source>Take answers without a token from the machine of the player they name</source>
        <translation>Aceptar respuestas sin token desde la máquina del jugador que nombran</translation>
    </message>
    <message>
        <source>Failures in a row after which an endpoint is left alone</source>
        <translation>Fallos seguidos tras los que se deja en paz una dirección</translation>
    </message>
    <message>
        <source>How long a failing endpoint is left alone before one more try</source>
        <translation>Cuánto se deja en paz una dirección que falla antes de otro intento</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a range of numbers</comment>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two words to choose from</comment>
        <translation>%1 o %2</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Rules of new leagues</source>
        <translation>Reglas de las ligas nuevas</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>A league under way keeps the rules it began with.</source>
        <translation>Una liga en curso conserva las reglas con las que empezó.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
</context>
<context>
    <name>RunProblem</name>
    <message>
        <source>Use %1</source>
        <comment>a port number</comment>
        <translation>Usar %1</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Saved %1</source>
        <translation>%1 guardado</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>Archivos JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>ScheduleFigures</name>
    <message numerus="yes">
        <source>round(s)</source>
        <translation>
            <numerusform>ronda</numerusform>
            <numerusform>rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match(es)</source>
        <translation>
            <numerusform>partida</numerusform>
            <numerusform>partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>per round</source>
        <translation>por ronda</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>rounds, matches</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Schedule with %n player(s)</source>
        <translation>
            <numerusform>Calendario con %n jugador</numerusform>
            <numerusform>Calendario con %n jugadores</numerusform>
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
        <translation>%1 contra %2</translation>
    </message>
</context>
<context>
    <name>Scroller</name>
    <message>
        <source>Scroll bar</source>
        <translation>Barra de desplazamiento</translation>
    </message>
</context>
<context>
    <name>Scrubber</name>
    <message>
        <source>Moment of the replay</source>
        <translation>Momento de la repetición</translation>
    </message>
</context>
<context>
    <name>SeatFacts</name>
    <message>
        <source>Role</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Árbitro</translation>
    </message>
    <message>
        <source>Player, %1</source>
        <comment>and its strategy</comment>
        <translation>Jugador, %1</translation>
    </message>
    <message>
        <source>Listens at</source>
        <translation>Escucha en</translation>
    </message>
    <message>
        <source>Matches run</source>
        <translation>Partidas dirigidas</translation>
    </message>
    <message>
        <source>Matches so far</source>
        <translation>Partidas hasta ahora</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>None</source>
        <comment>warnings</comment>
        <translation>Ninguno</translation>
    </message>
    <message numerus="yes">
        <source>%n, the last: %1</source>
        <comment>warnings</comment>
        <translation>
            <numerusform>%n, el último: %1</numerusform>
            <numerusform>%n, el último: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatLabel</name>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (usted)</translation>
    </message>
    <message>
        <source>Not mafia</source>
        <translation>No es mafia</translation>
    </message>
    <message>
        <source>Hidden</source>
        <comment>a role that is not known</comment>
        <translation>Oculto</translation>
    </message>
    <message>
        <source>says %1</source>
        <comment>a role that is claimed</comment>
        <translation>dice %1</translation>
    </message>
</context>
<context>
    <name>SeatPage</name>
    <message>
        <source>Joining the league</source>
        <translation>Uniéndose a la liga</translation>
    </message>
    <message>
        <source>Joining did not work</source>
        <translation>No se pudo entrar en la liga</translation>
    </message>
    <message>
        <source>The league is over</source>
        <translation>La liga ha terminado</translation>
    </message>
    <message>
        <source>You have left the league</source>
        <translation>Fuera de la liga</translation>
    </message>
    <message>
        <source>Joined as %1</source>
        <translation>Unido como %1</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>League Manager at %1</source>
        <translation>Gestor de la liga en %1</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
</context>
<context>
    <name>SeatPageHeader</name>
    <message>
        <source>You play as %1</source>
        <translation>Usted juega como %1</translation>
    </message>
    <message>
        <source>You play as %1 in match %2</source>
        <translation>Usted juega como %1 en la partida %2</translation>
    </message>
    <message>
        <source>To the league</source>
        <translation>A la liga</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>Your role</source>
        <translation>Tu rol</translation>
    </message>
    <message>
        <source>What you are asked</source>
        <translation>Lo que se le pregunta</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>Debate</translation>
    </message>
</context>
<context>
    <name>SeatQuestion</name>
    <message>
        <source>Too late: the game went on.</source>
        <translation>Demasiado tarde: el juego continuó.</translation>
    </message>
    <message>
        <source>Nothing is asked of you now</source>
        <translation>Ahora no se le pregunta nada</translation>
    </message>
    <message>
        <source>It is your turn to speak</source>
        <translation>Es su turno de hablar</translation>
    </message>
    <message>
        <source>Who leaves the table?</source>
        <translation>¿Quién deja la mesa?</translation>
    </message>
    <message>
        <source>Whom do the mafia kill?</source>
        <translation>¿A quién mata la mafia?</translation>
    </message>
    <message>
        <source>Whom do you protect?</source>
        <translation>¿A quién protege?</translation>
    </message>
    <message>
        <source>Whom do you investigate?</source>
        <translation>¿A quién investiga?</translation>
    </message>
    <message>
        <source>You have left the table</source>
        <translation>Has dejado la mesa</translation>
    </message>
    <message>
        <source>Your answer is in</source>
        <translation>Tu respuesta ha llegado</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Has ganado</translation>
    </message>
    <message>
        <source>You have lost</source>
        <translation>Has perdido</translation>
    </message>
    <message>
        <source>Nobody has won</source>
        <translation>Nadie ha ganado</translation>
    </message>
    <message>
        <source>You have lost: you did not answer</source>
        <translation>Has perdido: no respondiste</translation>
    </message>
    <message>
        <source>The match was called off</source>
        <translation>La partida fue anulada</translation>
    </message>
    <message>
        <source>The town is asleep</source>
        <translation>El pueblo duerme</translation>
    </message>
    <message>
        <source>%1 was killed during the night</source>
        <translation>%1 murió durante la noche</translation>
    </message>
    <message>
        <source>Nobody died during the night</source>
        <translation>Nadie murió durante la noche</translation>
    </message>
    <message>
        <source>%1 speaks</source>
        <translation>%1 habla</translation>
    </message>
    <message>
        <source>The discussion begins</source>
        <translation>Empieza la discusión</translation>
    </message>
    <message>
        <source>The table votes</source>
        <translation>La mesa vota</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <translation>%1 deja la mesa</translation>
    </message>
    <message>
        <source>Nobody leaves the table</source>
        <translation>Nadie deja la mesa</translation>
    </message>
    <message>
        <source>Everybody at the table will read it.</source>
        <translation>Lo leerán todos en la mesa.</translation>
    </message>
    <message>
        <source>Choose here, or at the table.</source>
        <translation>Elige aquí o en la mesa.</translation>
    </message>
    <message>
        <source>The others go on; you are asked when it is your turn.</source>
        <translation>Los demás siguen; se te preguntará cuando sea tu turno.</translation>
    </message>
    <message>
        <source>You may watch until the end.</source>
        <translation>Puedes mirar hasta el final.</translation>
    </message>
    <message>
        <source>You abstain</source>
        <translation>Te abstienes</translation>
    </message>
    <message>
        <source>Your vote: %1</source>
        <translation>Tu voto: %1</translation>
    </message>
    <message>
        <source>Your choice: %1</source>
        <translation>Tu elección: %1</translation>
    </message>
    <message>
        <source>It stands. You may change it while the vote is open.</source>
        <translation>Queda registrado. Puedes cambiarlo mientras dure la votación.</translation>
    </message>
    <message>
        <source>It stands. You may change it while the night lasts.</source>
        <translation>Queda registrado. Puedes cambiarlo mientras dure la noche.</translation>
    </message>
</context>
<context>
    <name>SeatRole</name>
    <message>
        <source>Each night your team kills a player. By day, do not be found out.</source>
        <translation>Cada noche tu equipo mata a alguien. De día, que no te descubran.</translation>
    </message>
    <message>
        <source>Each night you save one player from the mafia.</source>
        <translation>Cada noche salvas a alguien de la mafia.</translation>
    </message>
    <message>
        <source>Each night you learn whether one player is mafia.</source>
        <translation>Cada noche sabes de alguien si es de la mafia.</translation>
    </message>
    <message>
        <source>Find the mafia by what they say and how they vote.</source>
        <translation>Descubre a la mafia por lo que dice y cómo vota.</translation>
    </message>
    <message>
        <source>Your role: %1</source>
        <translation>Su rol: %1</translation>
    </message>
    <message>
        <source>Your team: %1</source>
        <translation>Su equipo: %1</translation>
    </message>
    <message>
        <source>Found mafia: %1</source>
        <translation>Mafia descubierta: %1</translation>
    </message>
    <message>
        <source>Not mafia: %1</source>
        <translation>No son mafia: %1</translation>
    </message>
</context>
<context>
    <name>SeatSpeech</name>
    <message>
        <source>What you say to everybody</source>
        <translation>Lo que dice a todos</translation>
    </message>
    <message>
        <source>Say something to the table</source>
        <translation>Diga algo a la mesa</translation>
    </message>
    <message numerus="yes">
        <source>At most %n character(s).</source>
        <translation>
            <numerusform>Como máximo %n carácter.</numerusform>
            <numerusform>Como máximo %n caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>Decirlo</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Intro</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>characters</comment>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatStatus</name>
    <message>
        <source>technical win</source>
        <translation>victoria técnica</translation>
    </message>
    <message>
        <source>not invited yet</source>
        <translation>aún sin invitación</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>Unido</translation>
    </message>
    <message>
        <source>No join</source>
        <translation>No se unió</translation>
    </message>
    <message>
        <source>Joined %1 ms</source>
        <translation>Unido en %1 ms</translation>
    </message>
    <message>
        <source>Invited…</source>
        <translation>Invitado…</translation>
    </message>
    <message>
        <source>Locked in</source>
        <translation>Elección fijada</translation>
    </message>
    <message>
        <source>retry %1 of %2</source>
        <translation>reintento %1 de %2</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>Inaccesible</translation>
    </message>
    <message>
        <source>technical loss</source>
        <translation>derrota técnica</translation>
    </message>
</context>
<context>
    <name>SeatTalk</name>
    <message>
        <source>Discussion</source>
        <translation>Debate</translation>
    </message>
    <message>
        <source>Nothing was said yet.</source>
        <translation>Aún no se ha dicho nada.</translation>
    </message>
</context>
<context>
    <name>SeatTargets</name>
    <message>
        <source>Players to choose from</source>
        <translation>Jugadores para elegir</translation>
    </message>
    <message>
        <source>Abstain</source>
        <translation>Abstenerse</translation>
    </message>
</context>
<context>
    <name>SeatTrouble</name>
    <message>
        <source>Joining did not work</source>
        <translation>No se pudo entrar en la liga</translation>
    </message>
    <message numerus="yes">
        <source>Reconnecting in %n s</source>
        <translation>
            <numerusform>Nueva conexión en %n s</numerusform>
            <numerusform>Nueva conexión en %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>Reconnecting</source>
        <translation>Reconectando</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Probar ahora</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>SequenceCard</name>
    <message>
        <source>Nothing was said yet</source>
        <translation>Aún no se ha dicho nada</translation>
    </message>
    <message>
        <source>The referee has not sent the invitations.</source>
        <translation>El árbitro no ha enviado las invitaciones.</translation>
    </message>
    <message>
        <source>sent to both at the same instant</source>
        <translation>enviado a ambos en el mismo instante</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n mensaje</numerusform>
            <numerusform>%n mensajes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SequenceDiagram</name>
    <message>
        <source>Messages of the match</source>
        <translation>Mensajes de la partida</translation>
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
        <translation>Gestor de la liga</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Every change counts at once.</source>
        <translation>Cada cambio vale al instante.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
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
        <translation>Usted</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>a %1</translation>
    </message>
    <message>
        <source>%1 thinks</source>
        <translation>%1 piensa</translation>
    </message>
</context>
<context>
    <name>SpeechEnd</name>
    <message>
        <source>asked to wait: %1</source>
        <translation>pidió esperar: %1</translation>
    </message>
    <message>
        <source>asked to wait</source>
        <translation>pidió esperar</translation>
    </message>
    <message>
        <source>written before it was interrupted</source>
        <translation>escrito antes de la interrupción</translation>
    </message>
    <message>
        <source>cut off by the end of the turn</source>
        <translation>cortado por el fin del turno</translation>
    </message>
</context>
<context>
    <name>SpeechNotice</name>
    <message>
        <source>%1 passed</source>
        <translation>%1 pasó</translation>
    </message>
    <message>
        <source>%1 disconnected and left the queue</source>
        <translation>%1 se desconectó y dejó la cola</translation>
    </message>
    <message>
        <source>%1 ran out of time after %2 s, the queue moved on</source>
        <translation>A %1 se le acabó el tiempo tras %2 s y la cola siguió</translation>
    </message>
    <message>
        <source>%1 waited too long, the queue moved on</source>
        <translation>%1 esperó demasiado y la cola siguió</translation>
    </message>
    <message>
        <source>No agents available in this channel</source>
        <translation>No hay agentes disponibles en este canal</translation>
    </message>
    <message>
        <source>%1 joined the queue</source>
        <translation>%1 entró en la cola</translation>
    </message>
    <message>
        <source>%1 left the channel</source>
        <translation>%1 dejó el canal</translation>
    </message>
    <message>
        <source>%1 was skipped</source>
        <translation>Se saltó a %1</translation>
    </message>
    <message>
        <source>The channel was paused</source>
        <translation>El canal se puso en pausa</translation>
    </message>
    <message>
        <source>The channel goes on</source>
        <translation>El canal continúa</translation>
    </message>
</context>
<context>
    <name>SpeechState</name>
    <message>
        <source>speaking</source>
        <translation>habla</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>draft, posted when it goes on</source>
        <translation>borrador, se publica cuando siga</translation>
    </message>
</context>
<context>
    <name>StageBars</name>
    <message>
        <source>Stage %1 of %2</source>
        <translation>Etapa %1 de %2</translation>
    </message>
</context>
<context>
    <name>StandingsDrawer</name>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>No table yet</source>
        <translation>Aún no hay clasificación</translation>
    </message>
    <message>
        <source>The manager sends it when a round is over.</source>
        <translation>El gestor la envía al acabar una ronda.</translation>
    </message>
</context>
<context>
    <name>StandingsHead</name>
    <message>
        <source>Last 5</source>
        <translation>Últimas 5</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>W</source>
        <comment>matches won</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>D</source>
        <comment>matches drawn</comment>
        <translation>E</translation>
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
            <numerusform>%1, %2, %n punto</numerusform>
            <numerusform>%1, %2, %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (yo)</translation>
    </message>
    <message numerus="yes">
        <source>%n played</source>
        <translation>
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
</context>
<context>
    <name>StandingsRow</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1, %2, %n punto</numerusform>
            <numerusform>%1, %2, %n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StarterCard</name>
    <message>
        <source>Write your own player</source>
        <translation>Escribir un jugador propio</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>Write the starter kit %1</source>
        <translation>Crear el kit inicial %1</translation>
    </message>
    <message>
        <source>Where to put the starter kit</source>
        <translation>Dónde poner el kit inicial</translation>
    </message>
    <message>
        <source>Written to %1. Try it there: %2</source>
        <translation>Creado en %1. Para probarlo allí: %2</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>A complete player, standard library only</source>
        <translation>Un jugador completo, solo con la biblioteca estándar</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Node</translation>
    </message>
    <message>
        <source>A complete player, without packages</source>
        <translation>Un jugador completo, sin paquetes</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Script</translation>
    </message>
    <message>
        <source>A bot that reads questions and prints answers</source>
        <translation>Un bot que lee preguntas y escribe respuestas</translation>
    </message>
    <message>
        <source>Channel member in Python</source>
        <translation>Miembro de canal en Python</translation>
    </message>
    <message>
        <source>A complete member of a turn channel, standard library only</source>
        <translation>Un miembro completo de un canal por turnos, solo con la biblioteca estándar</translation>
    </message>
    <message>
        <source>Channel member in Node</source>
        <translation>Miembro de canal en Node</translation>
    </message>
    <message>
        <source>A complete member of a turn channel, without packages</source>
        <translation>Un miembro completo de un canal por turnos, sin paquetes</translation>
    </message>
</context>
<context>
    <name>StateDiagram</name>
    <message>
        <source>State diagram</source>
        <translation>Diagrama de estados</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>StatusFacts</name>
    <message>
        <source>League Manager</source>
        <translation>Gestor de la liga</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>Espectador</translation>
    </message>
    <message>
        <source>League finished</source>
        <translation>Liga terminada</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) healthy</source>
        <translation>
            <numerusform>%n agente en buen estado</numerusform>
            <numerusform>%n agentes en buen estado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) need attention</source>
        <translation>
            <numerusform>%n agente requiere atención</numerusform>
            <numerusform>%n agentes requieren atención</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StopQuestion</name>
    <message>
        <source>Stop the league?</source>
        <translation>¿Detener la liga?</translation>
    </message>
    <message numerus="yes">
        <source>%n finished match(es) are kept. The league can go on later from here.</source>
        <translation>
            <numerusform>Se conserva %n partida terminada. La liga puede continuar más tarde desde aquí.</numerusform>
            <numerusform>Se conservan %n partidas terminadas. La liga puede continuar más tarde desde aquí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop league</source>
        <translation>Detener la liga</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Finish the round, then stop</source>
        <translation>Acabar la ronda y detener</translation>
    </message>
</context>
<context>
    <name>SuspicionGrid</name>
    <message>
        <source>Day that is shown</source>
        <translation>Día mostrado</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>Todos los días</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Día %1</translation>
    </message>
    <message>
        <source>accused</source>
        <translation>acusó</translation>
    </message>
    <message>
        <source>defended</source>
        <translation>defendió</translation>
    </message>
    <message>
        <source>voted</source>
        <translation>votó</translation>
    </message>
    <message>
        <source>Who suspects whom</source>
        <translation>Quién sospecha de quién</translation>
    </message>
    <message>
        <source>number: how much a built-in player suspects whom</source>
        <translation>número: cuánto sospecha un jugador integrado de cada uno</translation>
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
        <translation>acusó a %1</translation>
    </message>
    <message>
        <source>defended %1</source>
        <translation>defendió a %1</translation>
    </message>
    <message>
        <source>voted against %1</source>
        <translation>votó contra %1</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nada aún</translation>
    </message>
    <message>
        <source>suspects %1: %2</source>
        <comment>name, number</comment>
        <translation>sospecha de %1: %2</translation>
    </message>
</context>
<context>
    <name>TableSpeech</name>
    <message>
        <source>%1 says</source>
        <translation>%1 dice</translation>
    </message>
    <message>
        <source>%1 thinks</source>
        <translation>%1 piensa</translation>
    </message>
</context>
<context>
    <name>TableTitle</name>
    <message>
        <source>The roles are dealt</source>
        <translation>Se reparten los roles</translation>
    </message>
    <message>
        <source>Night %1</source>
        <translation>Noche %1</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Día %1</translation>
    </message>
    <message>
        <source>Villagers are asleep</source>
        <translation>El pueblo duerme</translation>
    </message>
    <message>
        <source>%1 was killed during the night</source>
        <translation>%1 murió durante la noche</translation>
    </message>
    <message>
        <source>Nobody died during the night</source>
        <translation>Nadie murió durante la noche</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Turno %1 de %2</translation>
    </message>
    <message>
        <source>Who leaves the table?</source>
        <translation>¿Quién deja la mesa?</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <translation>%1 deja la mesa</translation>
    </message>
    <message>
        <source>Nobody leaves the table</source>
        <translation>Nadie deja la mesa</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) at the table</source>
        <translation>
            <numerusform>%n jugador en la mesa</numerusform>
            <numerusform>%n jugadores en la mesa</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>The manager decides the match</source>
        <translation>El gestor decide la partida</translation>
    </message>
    <message>
        <source>Attempt %1 ends without a result</source>
        <translation>El intento %1 acaba sin resultado</translation>
    </message>
    <message>
        <source>Draws %1: even</source>
        <translation>Sortea %1: par</translation>
    </message>
    <message>
        <source>Draws %1: odd</source>
        <translation>Sortea %1: impar</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>tras %1</translation>
    </message>
    <message>
        <source>retry %1 of %2</source>
        <translation>reintento %1 de %2</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>rechazado</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>sin %1</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>sin respuesta</translation>
    </message>
    <message numerus="yes">
        <source>asked %n time(s)</source>
        <translation>
            <numerusform>preguntado %n vez</numerusform>
            <numerusform>preguntado %n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>unusable answer %1</source>
        <translation>respuesta inservible %1</translation>
    </message>
    <message>
        <source>%1 to both players</source>
        <translation>%1 a ambos jugadores</translation>
    </message>
    <message>
        <source>%1 to the League Manager</source>
        <translation>%1 al gestor de la liga</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
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
        <translation>Conversación</translation>
    </message>
    <message>
        <source>Nothing has been said yet</source>
        <translation>Todavía no se ha dicho nada</translation>
    </message>
    <message>
        <source>The first agent in the queue begins; you may write at any time.</source>
        <translation>Empieza el primer agente de la cola; usted puede escribir cuando quiera.</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>messages</comment>
        <translation>
            <numerusform>%n nuevo</numerusform>
            <numerusform>%n nuevos</numerusform>
        </translation>
    </message>
    <message>
        <source>To the newest</source>
        <translation>A lo más nuevo</translation>
    </message>
</context>
<context>
    <name>TallyLine</name>
    <message numerus="yes">
        <source>%1, %n vote(s), leading</source>
        <translation>
            <numerusform>%1, %n voto, en cabeza</numerusform>
            <numerusform>%1, %n votos, en cabeza</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n vote(s)</source>
        <translation>
            <numerusform>%1, %n voto</numerusform>
            <numerusform>%1, %n votos</numerusform>
        </translation>
    </message>
    <message>
        <source>leading</source>
        <translation>en cabeza</translation>
    </message>
</context>
<context>
    <name>ThinkBubble</name>
    <message>
        <source>observers only</source>
        <translation>solo para observadores</translation>
    </message>
</context>
<context>
    <name>ThoughtLine</name>
    <message>
        <source>thinks: %1</source>
        <translation>piensa: %1</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>Cronología</translation>
    </message>
</context>
<context>
    <name>TimelineBlock</name>
    <message>
        <source>%1 died</source>
        <translation>%1 murió</translation>
    </message>
    <message>
        <source>%1 was voted out</source>
        <translation>%1 fue expulsado por votación</translation>
    </message>
    <message>
        <source>%1 was saved</source>
        <translation>%1 fue salvado</translation>
    </message>
    <message>
        <source>Somebody was saved</source>
        <translation>Alguien fue salvado</translation>
    </message>
    <message>
        <source>%1 claims to be %2</source>
        <translation>%1 dice ser %2</translation>
    </message>
    <message>
        <source>Nobody left</source>
        <translation>Nadie salió</translation>
    </message>
    <message>
        <source>Night %1</source>
        <translation>Noche %1</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Día %1</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este aviso</translation>
    </message>
</context>
<context>
    <name>Toaster</name>
    <message>
        <source>Messages</source>
        <translation>Avisos</translation>
    </message>
</context>
<context>
    <name>TopicChip</name>
    <message>
        <source>Registration</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Consultas</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n message(s)</source>
        <translation>
            <numerusform>%1, %n mensaje</numerusform>
            <numerusform>%1, %n mensajes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Traffic</name>
    <message>
        <source>timed out</source>
        <translation>tiempo agotado</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>inaccesible</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>ilegible</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelado</translation>
    </message>
    <message>
        <source>breaker open</source>
        <translation>disyuntor abierto</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rechazado</translation>
    </message>
    <message numerus="yes">
        <source>all %n</source>
        <comment>recipients</comment>
        <translation>
            <numerusform>todos (%n)</numerusform>
            <numerusform>los %n</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>sent</source>
        <translation>enviado</translation>
    </message>
    <message>
        <source>%1 from %2 to %3, %4, %5</source>
        <translation>%1 de %2 a %3, %4, %5</translation>
    </message>
</context>
<context>
    <name>TrafficControls</name>
    <message>
        <source>Following the newest</source>
        <translation>Siguiendo lo más reciente</translation>
    </message>
    <message numerus="yes">
        <source>Paused, %n new</source>
        <translation>
            <numerusform>En pausa, %n nuevo</numerusform>
            <numerusform>En pausa, %n nuevos</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Pause list</source>
        <translation>Pausar la lista</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Follow the newest message (F)</source>
        <translation>Seguir el mensaje más reciente (F)</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>Guardar como JSON</translation>
    </message>
</context>
<context>
    <name>TrafficDetail</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversación</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Intento</translation>
    </message>
    <message>
        <source>Part of the exchange</source>
        <translation>Parte del intercambio</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Solicitud</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy what is shown (C)</source>
        <translation>Copiar lo mostrado (C)</translation>
    </message>
    <message>
        <source>JSON of %1</source>
        <translation>JSON de %1</translation>
    </message>
    <message>
        <source>Timing of %1</source>
        <translation>Tiempos de %1</translation>
    </message>
    <message>
        <source>Open match %1</source>
        <translation>Abrir la partida %1</translation>
    </message>
    <message>
        <source>Whole conversation, %1</source>
        <translation>Conversación completa, %1</translation>
    </message>
</context>
<context>
    <name>TrafficFilter</name>
    <message>
        <source>Search text or id</source>
        <translation>Buscar texto o ID</translation>
    </message>
</context>
<context>
    <name>TrafficHead</name>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>From, to</source>
        <translation>De, a</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Asunto</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Duración</translation>
    </message>
</context>
<context>
    <name>TrafficList</name>
    <message>
        <source>Messages, newest first</source>
        <translation>Mensajes, los más recientes primero</translation>
    </message>
    <message>
        <source>Nothing was said yet</source>
        <translation>Aún no se ha dicho nada</translation>
    </message>
    <message>
        <source>No message fits</source>
        <translation>Ningún mensaje coincide</translation>
    </message>
    <message>
        <source>Messages appear here as agents send them.</source>
        <translation>Los mensajes aparecen aquí cuando los agentes los envían.</translation>
    </message>
    <message>
        <source>Change the search or the kinds of messages above.</source>
        <translation>Cambiar la búsqueda o los tipos de mensajes de arriba.</translation>
    </message>
</context>
<context>
    <name>TrafficPage</name>
    <message>
        <source>Traffic</source>
        <translation>Tráfico</translation>
    </message>
    <message numerus="yes">
        <source>JSON-RPC 2.0 over HTTP, %n message(s) kept</source>
        <translation>
            <numerusform>JSON-RPC 2.0 sobre HTTP, %n mensaje guardado</numerusform>
            <numerusform>JSON-RPC 2.0 sobre HTTP, %n mensajes guardados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TransitionLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3: %4</source>
        <translation>%1 de %2 a %3: %4</translation>
    </message>
</context>
<context>
    <name>TransitionWords</name>
    <message>
        <source>Agent started</source>
        <translation>El agente arrancó</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>Activado</translation>
    </message>
    <message>
        <source>Assigned to the channel</source>
        <translation>Asignado al canal</translation>
    </message>
    <message>
        <source>Agent stopped</source>
        <translation>El agente se detuvo</translation>
    </message>
    <message>
        <source>Disabled</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Turn granted</source>
        <translation>Turno concedido</translation>
    </message>
    <message>
        <source>Removed from the channel</source>
        <translation>Quitado del canal</translation>
    </message>
    <message>
        <source>Agent disconnected</source>
        <translation>Agente desconectado</translation>
    </message>
    <message>
        <source>Turn ended after silence</source>
        <translation>El turno terminó tras un silencio</translation>
    </message>
    <message>
        <source>Answered with an error</source>
        <translation>Respondió con un error</translation>
    </message>
    <message>
        <source>Timeout, %1 s</source>
        <translation>Tiempo agotado, %1 s</translation>
    </message>
    <message>
        <source>Alone, waits to be spoken to</source>
        <translation>Solo, espera a que le hablen</translation>
    </message>
    <message>
        <source>Skipped by the operator</source>
        <translation>Saltado por el operador</translation>
    </message>
    <message>
        <source>Wait requested</source>
        <translation>Espera solicitada</translation>
    </message>
    <message>
        <source>Interrupted by a person</source>
        <translation>Interrumpido por una persona</translation>
    </message>
    <message>
        <source>Crashed in its turn</source>
        <translation>Falló en su turno</translation>
    </message>
    <message>
        <source>Wait is over</source>
        <translation>Terminó la espera</translation>
    </message>
    <message>
        <source>A person answered</source>
        <translation>Una persona respondió</translation>
    </message>
    <message>
        <source>The floor was released</source>
        <translation>Se cedió la palabra</translation>
    </message>
    <message>
        <source>Resumed by the operator</source>
        <translation>Reanudado por el operador</translation>
    </message>
    <message>
        <source>Waited too long</source>
        <translation>Esperó demasiado</translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation>Rechazado: %1</translation>
    </message>
    <message>
        <source>Passed over, busy in another channel</source>
        <translation>Omitido, ocupado en otro canal</translation>
    </message>
    <message>
        <source>Lost: %1</source>
        <translation>Perdido: %1</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdido</translation>
    </message>
</context>
<context>
    <name>TransitionsPanel</name>
    <message>
        <source>Transitions</source>
        <translation>Transiciones</translation>
    </message>
    <message>
        <source>Save what was said</source>
        <translation>Guardar lo que se dijo</translation>
    </message>
</context>
<context>
    <name>TravelNote</name>
    <message>
        <source>The league as it was after round %1.</source>
        <translation>La liga tal como estaba tras la ronda %1.</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Volver a ahora</translation>
    </message>
</context>
<context>
    <name>TurnButtons</name>
    <message>
        <source>Hold</source>
        <translation>Retener</translation>
    </message>
    <message>
        <source>The agent waits and you have the floor (Ctrl+H)</source>
        <translation>El agente espera y usted tiene la palabra (Ctrl+H)</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Ceder</translation>
    </message>
    <message>
        <source>Give the floor back (Ctrl+H)</source>
        <translation>Devolver la palabra (Ctrl+H)</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>The agent goes on with the time it had left</source>
        <translation>El agente sigue con el tiempo que le quedaba</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Skip turn</source>
        <translation>Saltar turno</translation>
    </message>
    <message>
        <source>The turn ends and the next agent speaks (Ctrl+J)</source>
        <translation>El turno termina y habla el siguiente agente (Ctrl+J)</translation>
    </message>
</context>
<context>
    <name>TurnHead</name>
    <message>
        <source>You have the floor</source>
        <translation>Tiene la palabra</translation>
    </message>
    <message>
        <source>The channel is paused</source>
        <translation>El canal está en pausa</translation>
    </message>
    <message>
        <source>The channel is closed</source>
        <translation>El canal está cerrado</translation>
    </message>
    <message>
        <source>Nobody is in the queue</source>
        <translation>No hay nadie en la cola</translation>
    </message>
    <message>
        <source>Nobody has the turn</source>
        <translation>Nadie tiene el turno</translation>
    </message>
    <message>
        <source>%1 is paused</source>
        <translation>%1 está en pausa</translation>
    </message>
    <message>
        <source>%1 waits</source>
        <translation>%1 espera</translation>
    </message>
    <message>
        <source>%1 has the turn</source>
        <translation>%1 tiene el turno</translation>
    </message>
    <message>
        <source>The next turn begins when you release it.</source>
        <translation>El próximo turno empieza cuando la ceda.</translation>
    </message>
    <message>
        <source>%1 is next.</source>
        <translation>%1 es el siguiente.</translation>
    </message>
    <message>
        <source>Write something, and the agent answers.</source>
        <translation>Escriba algo y el agente responde.</translation>
    </message>
    <message>
        <source>You have the floor. A draft is kept until it goes on.</source>
        <translation>Tiene la palabra. Se guarda un borrador hasta que siga.</translation>
    </message>
    <message>
        <source>You have the floor. It goes on when you release it.</source>
        <translation>Tiene la palabra. Seguirá cuando la ceda.</translation>
    </message>
    <message>
        <source>for an answer of yours</source>
        <translation>una respuesta suya</translation>
    </message>
    <message>
        <source>until its time is over</source>
        <translation>hasta que pase su tiempo</translation>
    </message>
    <message>
        <source>for something elsewhere</source>
        <translation>algo de otro lugar</translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>Sin límite de tiempo</translation>
    </message>
    <message>
        <source>No time limit, %1 is next</source>
        <translation>Sin límite de tiempo, sigue %1</translation>
    </message>
    <message>
        <source>%1 s limit</source>
        <translation>límite de %1 s</translation>
    </message>
    <message>
        <source>%1 s limit, %2 is next</source>
        <translation>límite de %1 s, sigue %2</translation>
    </message>
</context>
<context>
    <name>TurnLimit</name>
    <message>
        <source>1 to 3600 seconds</source>
        <translation>de 1 a 3600 segundos</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>Límite del turno</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Change the turn limit</source>
        <translation>Cambiar el límite del turno</translation>
    </message>
    <message>
        <source>Turn limit in seconds</source>
        <translation>Límite del turno en segundos</translation>
    </message>
</context>
<context>
    <name>TurnRuleLine</name>
    <message>
        <source>Agents with seconds, as in %1</source>
        <translation>Agentes con segundos, como %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a range of numbers</comment>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>%1; usually %2</source>
        <comment>what is allowed, and the default</comment>
        <translation>%1; normalmente %2</translation>
    </message>
    <message>
        <source>Only %1 to %2 is allowed. The channel keeps %3.</source>
        <translation>Solo se permite de %1 a %2. El canal conserva %3.</translation>
    </message>
</context>
<context>
    <name>TurnRuleWords</name>
    <message>
        <source>How long a turn may take, in seconds</source>
        <translation>Cuánto puede durar un turno, en segundos</translation>
    </message>
    <message>
        <source>What happens to a person&apos;s message while an agent speaks</source>
        <translation>Qué pasa con el mensaje de una persona mientras habla un agente</translation>
    </message>
    <message>
        <source>Say in the channel when a turn or a wait ran out of time</source>
        <translation>Avisar en el canal cuando un turno o una espera agota su tiempo</translation>
    </message>
    <message>
        <source>Say in the channel when an agent was lost</source>
        <translation>Avisar en el canal cuando se pierde un agente</translation>
    </message>
    <message>
        <source>End a turn by itself when its agent has spoken and falls silent</source>
        <translation>Terminar el turno por sí solo cuando su agente ha hablado y calla</translation>
    </message>
    <message>
        <source>How long that silence is, in seconds</source>
        <translation>Cuánto dura ese silencio, en segundos</translation>
    </message>
    <message>
        <source>Turn limits of single agents</source>
        <translation>Límites de turno de agentes concretos</translation>
    </message>
    <message>
        <source>How long an agent may wait in its turn, in seconds</source>
        <translation>Cuánto puede esperar un agente en su turno, en segundos</translation>
    </message>
    <message>
        <source>While an agent waits: hold the queue, or let others have their turns</source>
        <translation>Mientras un agente espera: retener la cola o dejar que otros tengan su turno</translation>
    </message>
    <message>
        <source>How often an agent may wait in one turn; 0 forbids it</source>
        <translation>Cuántas veces puede esperar un agente en un turno; 0 lo prohíbe</translation>
    </message>
    <message>
        <source>What an agent has at least when it goes on, in seconds</source>
        <translation>Lo que tiene como mínimo un agente al seguir, en segundos</translation>
    </message>
    <message>
        <source>How long a person keeps the floor without writing, in seconds</source>
        <translation>Cuánto conserva la palabra una persona sin escribir, en segundos</translation>
    </message>
    <message>
        <source>How often each agent is asked whether it is there, in seconds</source>
        <translation>Cada cuántos segundos se pregunta a cada agente si está</translation>
    </message>
    <message>
        <source>Missed answers after which an agent counts as lost</source>
        <translation>Respuestas perdidas tras las que un agente se da por perdido</translation>
    </message>
    <message>
        <source>Say in the channel that nobody is there</source>
        <translation>Avisar en el canal de que no hay nadie</translation>
    </message>
    <message>
        <source>Cycles without a word after which the channel pauses; 0 is never</source>
        <translation>Ciclos sin una palabra tras los que el canal se pausa; 0 es nunca</translation>
    </message>
    <message>
        <source>How many messages a newcomer gets to read</source>
        <translation>Cuántos mensajes lee un recién llegado</translation>
    </message>
    <message>
        <source>How long a message may be, in characters</source>
        <translation>Cuánto puede medir un mensaje, en caracteres</translation>
    </message>
</context>
<context>
    <name>TurnRulesDialog</name>
    <message>
        <source>All turn rules</source>
        <translation>Todas las reglas de turno</translation>
    </message>
    <message>
        <source>What you change applies from the next turn, the mode at once.</source>
        <translation>Lo que cambie vale desde el próximo turno; el modo, enseguida.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
</context>
<context>
    <name>TurnRulesPanel</name>
    <message>
        <source>Turn rules</source>
        <translation>Reglas de turno</translation>
    </message>
    <message>
        <source>All turn rules</source>
        <translation>Todas las reglas de turno</translation>
    </message>
    <message>
        <source>Announce timeouts</source>
        <translation>Anunciar tiempos agotados</translation>
    </message>
    <message>
        <source>Announce disconnects</source>
        <translation>Anunciar desconexiones</translation>
    </message>
    <message>
        <source>End turn after silence</source>
        <translation>Terminar turno tras silencio</translation>
    </message>
</context>
<context>
    <name>ViewSwitch</name>
    <message>
        <source>God view</source>
        <translation>Vista total</translation>
    </message>
    <message>
        <source>Audience</source>
        <translation>Público</translation>
    </message>
    <message>
        <source>Player view: %1</source>
        <translation>Vista de jugador: %1</translation>
    </message>
    <message>
        <source>Player view</source>
        <translation>Vista de jugador</translation>
    </message>
    <message>
        <source>Whose view it is</source>
        <translation>De quién es la vista</translation>
    </message>
</context>
<context>
    <name>VoiceWords</name>
    <message>
        <source>%1: says in one line what was said</source>
        <translation>%1: dice en una línea lo que se dijo</translation>
    </message>
    <message>
        <source>%1: asks about the last claim, and now and then waits for you</source>
        <translation>%1: pregunta por la última afirmación y a veces le espera</translation>
    </message>
    <message>
        <source>%1: repeats what it heard</source>
        <translation>%1: repite lo que oyó</translation>
    </message>
</context>
<context>
    <name>VoteNotes</name>
    <message>
        <source>Nobody voted, so nobody leaves.</source>
        <translation>Nadie votó, así que nadie sale.</translation>
    </message>
    <message>
        <source>Everybody has one vote, so nobody leaves.</source>
        <translation>Todos tienen un voto, así que nadie sale.</translation>
    </message>
    <message>
        <source>Tie between %1. The seeded draw took %2.</source>
        <translation>Empate entre %1. El sorteo eligió a %2.</translation>
    </message>
    <message>
        <source>%1 has most votes and leaves the table.</source>
        <translation>%1 tiene más votos y deja la mesa.</translation>
    </message>
    <message>
        <source>Still to vote</source>
        <translation>Faltan por votar</translation>
    </message>
    <message>
        <source>%1 took the vote back</source>
        <translation>%1 retiró su voto</translation>
    </message>
    <message>
        <source>%1 votes for %2 after all</source>
        <translation>%1 vota finalmente por %2</translation>
    </message>
    <message>
        <source>%1 changed from %2 to %3</source>
        <translation>%1 cambió de %2 a %3</translation>
    </message>
    <message>
        <source>Abstained: %1</source>
        <translation>Se abstuvieron: %1</translation>
    </message>
</context>
<context>
    <name>VotePanel</name>
    <message>
        <source>Vote</source>
        <translation>Votación</translation>
    </message>
    <message>
        <source>%1 of %2 votes in, majority is %3</source>
        <translation>%1 de %2 votos, la mayoría es %3</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Votos</translation>
    </message>
    <message>
        <source>Most votes leaves the game and the role is revealed. A tie is settled by the seeded draw.</source>
        <translation>Quien tiene más votos deja el juego y se revela su rol. Un empate se decide por sorteo.</translation>
    </message>
</context>
<context>
    <name>WatchTrouble</name>
    <message>
        <source>This league cannot be watched</source>
        <translation>Esta liga no admite espectadores</translation>
    </message>
    <message numerus="yes">
        <source>Reconnecting in %n s</source>
        <translation>
            <numerusform>Nueva conexión en %n s</numerusform>
            <numerusform>Nueva conexión en %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>Reconnecting</source>
        <translation>Reconectando</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Probar ahora</translation>
    </message>
    <message>
        <source>Back to the welcome page</source>
        <translation>Volver a la página de inicio</translation>
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
        <translation>Organizar una liga</translation>
    </message>
    <message>
        <source>Open a lobby the class can join.</source>
        <translation>Abrir una sala a la que se una la clase.</translation>
    </message>
    <message>
        <source>Join as player</source>
        <translation>Unirse como jugador</translation>
    </message>
    <message>
        <source>Bring an agent, or play yourself.</source>
        <translation>Traer un agente o jugar en persona.</translation>
    </message>
    <message>
        <source>Join as referee</source>
        <translation>Unirse como árbitro</translation>
    </message>
    <message>
        <source>Run matches for a league.</source>
        <translation>Dirigir partidas de una liga.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Follow a league live or replay it.</source>
        <translation>Seguir una liga en directo o reproducirla.</translation>
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
        <translation>Protocolo %1</translation>
    </message>
    <message>
        <source>Works offline. Results stay on this computer.</source>
        <translation>Funciona sin conexión. Los resultados se quedan en este equipo.</translation>
    </message>
</context>
<context>
    <name>WelcomeHero</name>
    <message>
        <source>Run a local league</source>
        <translation>Jugar una liga local</translation>
    </message>
    <message>
        <source>One League Manager, the referees and the players all start on this computer. Nothing to set up.</source>
        <translation>Un gestor de la liga, los árbitros y los jugadores se inician en este equipo. No hay nada que configurar.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Referees</source>
        <translation>Árbitros</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>rounds, matches</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n referee(s)</source>
        <translation>
            <numerusform>%n árbitro</numerusform>
            <numerusform>%n árbitros</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Run a local league, %1, %2, %3</source>
        <comment>game, players, referees</comment>
        <translation>Jugar una liga local, %1, %2, %3</translation>
    </message>
    <message>
        <source>Customise first</source>
        <translation>Ajustar antes</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>Bienvenida</translation>
    </message>
    <message>
        <source>Or connect with others</source>
        <translation>O conectarse con otros</translation>
    </message>
    <message>
        <source>Open a turn channel</source>
        <translation>Abrir un canal de turnos</translation>
    </message>
    <message>
        <source>Agents and you in one room, one voice at a time (C)</source>
        <translation>Los agentes y usted en una sala, una voz cada vez (C)</translation>
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
        <translation>Idioma: %1</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Tema oscuro</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Tema claro</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Help (F1)</source>
        <translation>Ayuda (F1)</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Random</source>
        <comment>strategy</comment>
        <translation>Aleatorio</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <comment>strategy</comment>
        <translation>Adaptativo</translation>
    </message>
    <message>
        <source>Pattern</source>
        <comment>strategy</comment>
        <translation>Patrón</translation>
    </message>
    <message>
        <source>Always even</source>
        <comment>strategy</comment>
        <translation>Siempre par</translation>
    </message>
    <message>
        <source>Always odd</source>
        <comment>strategy</comment>
        <translation>Siempre impar</translation>
    </message>
    <message>
        <source>Alternating</source>
        <comment>strategy</comment>
        <translation>Alternante</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>strategy</comment>
        <translation>Persona</translation>
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
        <translation>ganó</translation>
    </message>
    <message>
        <source>drew</source>
        <translation>empató</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdió</translation>
    </message>
    <message>
        <source>technical loss</source>
        <translation>derrota técnica</translation>
    </message>
    <message>
        <source>did not count</source>
        <translation>no contó</translation>
    </message>
    <message>
        <source>even</source>
        <translation>par</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>impar</translation>
    </message>
    <message>
        <source>Even/Odd</source>
        <translation>Par/Impar</translation>
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
        <translation>Médico</translation>
    </message>
    <message>
        <source>Sheriff</source>
        <comment>role</comment>
        <translation>Sheriff</translation>
    </message>
    <message>
        <source>Villager</source>
        <comment>role</comment>
        <translation>Aldeano</translation>
    </message>
    <message>
        <source>Night %1</source>
        <translation>Noche %1</translation>
    </message>
    <message>
        <source>Day %1 vote</source>
        <translation>Votación del día %1</translation>
    </message>
    <message>
        <source>Left on day %1</source>
        <translation>Salió el día %1</translation>
    </message>
    <message>
        <source>The mafia win</source>
        <translation>Gana la mafia</translation>
    </message>
    <message>
        <source>The town wins</source>
        <translation>Gana el pueblo</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>No gana nadie</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>match, who won</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, not begun</source>
        <comment>match</comment>
        <translation>%1, sin empezar</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Día %1</translation>
    </message>
    <message>
        <source>%1, %2, %3 of %4 alive</source>
        <comment>match, day or night</comment>
        <translation>%1, %2, %3 de %4 vivos</translation>
    </message>
    <message>
        <source>All mafia are out</source>
        <translation>Toda la mafia está fuera</translation>
    </message>
    <message>
        <source>The mafia are as many as the town</source>
        <translation>La mafia iguala al pueblo</translation>
    </message>
    <message>
        <source>The last day is over</source>
        <translation>Terminó el último día</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <comment>strategy</comment>
        <translation>Heurística</translation>
    </message>
</context>
<context>
    <name>league::app::ConnectionTest</name>
    <message>
        <source>Manager answered</source>
        <translation>El gestor respondió</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocolo</translation>
    </message>
    <message>
        <source>Game offered</source>
        <translation>Juego ofrecido</translation>
    </message>
    <message>
        <source>Spectators may watch</source>
        <translation>Se admiten espectadores</translation>
    </message>
    <message>
        <source>My port is free</source>
        <translation>Mi puerto está libre</translation>
    </message>
    <message>
        <source>This agent can be reached from the manager</source>
        <translation>El gestor llega a este agente</translation>
    </message>
    <message>
        <source>Join code accepted</source>
        <translation>Código de acceso aceptado</translation>
    </message>
    <message>
        <source>This is not an address.</source>
        <translation>Esto no es una dirección.</translation>
    </message>
    <message>
        <source>Type what the host&apos;s lobby shows, such as http://192.168.1.20:8000/mcp.</source>
        <translation>Escribir lo que muestra la sala del anfitrión, por ejemplo http://192.168.1.20:8000/mcp.</translation>
    </message>
    <message>
        <source>No answer after %1 s from %2.</source>
        <translation>Sin respuesta de %2 tras %1 s.</translation>
    </message>
    <message>
        <source>Nothing is listening at %1.</source>
        <translation>Nada escucha en %1.</translation>
    </message>
    <message>
        <source>Check that the host has opened the lobby and both computers are on the same network. On the host, allow port %1 through the firewall.</source>
        <translation>Comprobar que el anfitrión ha abierto la sala y que ambos equipos están en la misma red. En el equipo anfitrión, permitir el puerto %1 en el cortafuegos.</translation>
    </message>
    <message>
        <source>The manager speaks a dialect of its own; joining will show whether both understand each other.</source>
        <translation>El gestor habla un dialecto propio; al unirse se verá si ambos se entienden.</translation>
    </message>
    <message>
        <source>Something answers at %1, but it is no league manager.</source>
        <translation>Algo responde en %1, pero no es un gestor de liga.</translation>
    </message>
    <message>
        <source>Check the port, and that the address ends in /mcp.</source>
        <translation>Comprobar el puerto y que la dirección termina en /mcp.</translation>
    </message>
    <message>
        <source>The manager does not say which game it plays.</source>
        <translation>El gestor no dice a qué juego se juega.</translation>
    </message>
    <message>
        <source>This league plays %1, and this agent plays %2.</source>
        <translation>Esta liga juega a %1 y este agente juega a %2.</translation>
    </message>
    <message>
        <source>Choose another league, or join it as a spectator.</source>
        <translation>Elegir otra liga o unirse a ella como espectador.</translation>
    </message>
    <message>
        <source>Port %1 is taken by another program on this computer.</source>
        <translation>El puerto %1 está ocupado por otro programa de este equipo.</translation>
    </message>
    <message>
        <source>Choose another port.</source>
        <translation>Elegir otro puerto.</translation>
    </message>
    <message>
        <source>Port %1 is free: use that one.</source>
        <translation>El puerto %1 está libre: usar ese.</translation>
    </message>
    <message>
        <source>This manager cannot be asked; joining will show it.</source>
        <translation>A este gestor no se le puede preguntar; se verá al unirse.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Reintentar dentro de un momento.</translation>
    </message>
    <message>
        <source>On this computer, allow port %1 through the firewall.</source>
        <translation>En este equipo, permitir el puerto %1 en el cortafuegos.</translation>
    </message>
    <message>
        <source>This league asks for a join code.</source>
        <translation>Esta liga pide un código de acceso.</translation>
    </message>
    <message>
        <source>The join code is not the one of this league.</source>
        <translation>El código de acceso no es el de esta liga.</translation>
    </message>
    <message>
        <source>Type the code that the host&apos;s lobby shows.</source>
        <translation>Escribir el código que muestra la sala del anfitrión.</translation>
    </message>
    <message>
        <source>Ask the host, or join as a spectator to watch.</source>
        <translation>Preguntar al anfitrión o unirse como espectador para mirar.</translation>
    </message>
    <message>
        <source>This manager is of a kind that cannot be followed.</source>
        <translation>Este gestor es de un tipo que no se puede seguir.</translation>
    </message>
    <message>
        <source>Ask the host to show the league on a projector.</source>
        <translation>Pedir al anfitrión que muestre la liga en un proyector.</translation>
    </message>
    <message>
        <source>Ask the host to let spectators watch.</source>
        <translation>Pedir al anfitrión que admita espectadores.</translation>
    </message>
</context>
<context>
    <name>league::app::House</name>
    <message>
        <source>The league is not open.</source>
        <translation>La liga no está abierta.</translation>
    </message>
    <message>
        <source>The league has begun.</source>
        <translation>La liga ha empezado.</translation>
    </message>
    <message>
        <source>Paused: matches under way go on, no other begins.</source>
        <translation>En pausa: las partidas en curso continúan y no empieza ninguna otra.</translation>
    </message>
    <message>
        <source>The league goes on.</source>
        <translation>La liga continúa.</translation>
    </message>
    <message>
        <source>One match begins.</source>
        <translation>Empieza una partida.</translation>
    </message>
    <message>
        <source>The league stops after this round.</source>
        <translation>La liga se detendrá tras esta ronda.</translation>
    </message>
    <message>
        <source>Stopped: %1 of %2 matches are safe, and the league can be resumed.</source>
        <translation>Detenida: %1 de %2 partidas están a salvo y la liga se puede reanudar.</translation>
    </message>
    <message>
        <source>Stopped before the league began.</source>
        <translation>Detenida antes de que empezara la liga.</translation>
    </message>
    <message>
        <source>The speed is %1.</source>
        <translation>La velocidad es %1.</translation>
    </message>
    <message>
        <source>%1 has joined as %2.</source>
        <translation>%1 se ha unido como %2.</translation>
    </message>
    <message>
        <source>%1 has joined as a referee.</source>
        <translation>%1 se ha unido como árbitro.</translation>
    </message>
    <message>
        <source>The operator has removed it.</source>
        <translation>El operador lo ha quitado.</translation>
    </message>
    <message>
        <source>%1 has been removed.</source>
        <translation>Se ha quitado %1.</translation>
    </message>
    <message>
        <source>%1 has been withdrawn from the league.</source>
        <translation>%1 ha sido retirado de la liga.</translation>
    </message>
    <message>
        <source>%1 has ended without points.</source>
        <translation>%1 ha terminado sin puntos.</translation>
    </message>
    <message>
        <source>%1 was restarted; what it was refereeing starts over.</source>
        <translation>%1 se ha reiniciado; lo que arbitraba vuelve a empezar.</translation>
    </message>
    <message>
        <source>Every agent was asked for a sign of life.</source>
        <translation>Se ha pedido una señal de vida a cada agente.</translation>
    </message>
    <message>
        <source>The breaker of %1 was reset: the next request tries it.</source>
        <translation>Se ha restablecido el disyuntor de %1: la próxima petición lo prueba.</translation>
    </message>
    <message>
        <source>%1 goes one step further.</source>
        <translation>%1 avanza un paso.</translation>
    </message>
    <message>
        <source>%1 is paused.</source>
        <translation>%1 está en pausa.</translation>
    </message>
    <message>
        <source>%1 goes on.</source>
        <translation>%1 continúa.</translation>
    </message>
    <message>
        <source>%1 goes on at the speed %2.</source>
        <translation>%1 continúa a la velocidad %2.</translation>
    </message>
</context>
<context>
    <name>league::app::LeagueFloor</name>
    <message>
        <source>Nobody is called %1 in this league: its breaker cannot be reset.</source>
        <translation>Nadie se llama %1 en esta liga: su disyuntor no se puede restablecer.</translation>
    </message>
</context>
<context>
    <name>league::app::RemoteWatch</name>
    <message>
        <source>The manager at %1 is of a kind that cannot be followed; its standings can still be asked for.</source>
        <translation>El gestor en %1 es de un tipo que no se puede seguir; aun así se le puede pedir la clasificación.</translation>
    </message>
</context>
<context>
    <name>league::app::SeatFloor</name>
    <message>
        <source>This seat decides by itself; nobody is asked.</source>
        <translation>Este puesto decide por sí mismo; no se pregunta a nadie.</translation>
    </message>
    <message>
        <source>The manager is back, but with another league. Join that one anew.</source>
        <translation>El gestor ha vuelto, pero con otra liga. Hay que unirse de nuevo a ella.</translation>
    </message>
</context>
<context>
    <name>league::app::view::ChannelDesk</name>
    <message>
        <source>Channels</source>
        <translation>Canales</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programa</translation>
    </message>
    <message>
        <source>No channel is open.</source>
        <translation>No hay ningún canal abierto.</translation>
    </message>
</context>
<context>
    <name>league::app::view::Desk</name>
    <message>
        <source>Local league</source>
        <translation>Liga local</translation>
    </message>
    <message>
        <source>The league stopped after round %1. It can go on at any time.</source>
        <translation>La liga se detuvo tras la ronda %1. Puede continuar en cualquier momento.</translation>
    </message>
</context>
<context>
    <name>league::app::view::HostDesk</name>
    <message>
        <source>Our league</source>
        <translation>Nuestra liga</translation>
    </message>
</context>
<context>
    <name>league::app::view::JoinDesk</name>
    <message>
        <source>Agent League, joining %1 as %2</source>
        <translation>Agent League, uniéndose a %1 como %2</translation>
    </message>
</context>
<context>
    <name>league::app::view::LobbyBoard</name>
    <message>
        <source>A new player</source>
        <translation>Un jugador nuevo</translation>
    </message>
</context>
<context>
    <name>league::app::view::MatchBoard</name>
    <message>
        <source>Step %1 of %2, %3</source>
        <translation>Paso %1 de %2, %3</translation>
    </message>
</context>
<context>
    <name>league::app::view::TrafficBoard</name>
    <message>
        <source>Sent</source>
        <translation>Enviado</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonado</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Respondido</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>HTTP status</source>
        <translation>Estado HTTP</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Solicitud</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
</TS>
