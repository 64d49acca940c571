# Windows and macOS: Qt is put beside the program by Qt's own tools while it is installed or packed.
#
# Written from Qt's documentation and not tried: nobody has built the program there.
set_target_properties(agent-league PROPERTIES
    MACOSX_BUNDLE ON
    MACOSX_BUNDLE_BUNDLE_NAME "Agent League"
    MACOSX_BUNDLE_GUI_IDENTIFIER org.agent_league.agent_league
    MACOSX_BUNDLE_SHORT_VERSION_STRING ${PROJECT_VERSION})
get_target_property(qmake Qt6::qmake IMPORTED_LOCATION)
get_filename_component(tools ${qmake} DIRECTORY)
if(WIN32)
    find_program(DEPLOY_QT windeployqt HINTS ${tools} REQUIRED)
    set(words "--release --qmldir \"${CMAKE_SOURCE_DIR}/qml\"")
    set(program "\${CMAKE_INSTALL_PREFIX}/bin/agent-league.exe")
    install(TARGETS agent-league RUNTIME DESTINATION bin)
else()
    find_program(DEPLOY_QT macdeployqt HINTS ${tools} REQUIRED)
    set(words "\"-qmldir=${CMAKE_SOURCE_DIR}/qml\"")
    set(program "\${CMAKE_INSTALL_PREFIX}/agent-league.app")
    install(TARGETS agent-league BUNDLE DESTINATION .)
endif()
if(WIN32)
    install(CODE "execute_process(COMMAND \"${DEPLOY_QT}\" ${words} \"${program}\" COMMAND_ERROR_IS_FATAL ANY)")
else() # the bundle comes first, the words after it
    install(CODE "execute_process(COMMAND \"${DEPLOY_QT}\" \"${program}\" ${words} COMMAND_ERROR_IS_FATAL ANY)")
endif()
