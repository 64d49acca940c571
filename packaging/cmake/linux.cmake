# The program and what a Linux desktop wants to have beside it; the target packaging_files makes what
# has to be made for that.
include(GNUInstallDirs)
install(TARGETS agent-league RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES resources/app/agent-league.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES resources/app/agent-league.svg
    DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
set(linux ${CMAKE_SOURCE_DIR}/packaging/linux)
set(made ${CMAKE_BINARY_DIR}/packaging)
set(share ${CMAKE_INSTALL_DATADIR})

add_executable(render_icon EXCLUDE_FROM_ALL packaging/tools/render_icon.cpp)
target_link_libraries(render_icon PRIVATE Qt6::Gui Qt6::Svg)
set(pictures "")
foreach(size IN ITEMS 16 22 24 32 48 64 128 256 512)
    set(picture ${made}/icons/${size}/agent-league.png)
    add_custom_command(OUTPUT ${picture}
        COMMAND ${CMAKE_COMMAND} -E make_directory ${made}/icons/${size}
        COMMAND render_icon ${CMAKE_SOURCE_DIR}/resources/app/agent-league.svg ${picture} ${size}
        DEPENDS render_icon resources/app/agent-league.svg)
    list(APPEND pictures ${picture})
    install(FILES ${picture} OPTIONAL DESTINATION ${share}/icons/hicolor/${size}x${size}/apps)
endforeach()

# Compressed without a time in it: the same sources make the same file.
function(compressed source name)
    add_custom_command(OUTPUT ${made}/${name}
        COMMAND sh -c "gzip -9nc '${source}' > '${made}/${name}'" VERBATIM
        DEPENDS ${source})
endfunction()
compressed(${linux}/agent-league.1 agent-league.1.gz)
compressed(${CMAKE_SOURCE_DIR}/CHANGELOG.md changelog.gz)
compressed(${CMAKE_SOURCE_DIR}/packaging/debian/changelog changelog.Debian.gz)
add_custom_target(packaging_files DEPENDS ${pictures} ${made}/agent-league.1.gz
    ${made}/changelog.gz ${made}/changelog.Debian.gz)

install(FILES ${made}/agent-league.1.gz OPTIONAL DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${linux}/org.agent_league.agent_league.metainfo.xml DESTINATION ${share}/metainfo)
install(FILES ${linux}/agent-league.xml DESTINATION ${share}/mime/packages)
install(FILES ${linux}/agent-league-manager.service ${linux}/agent-league-referee@.service
    DESTINATION lib/systemd/user)
# What only a package of Debian has.
install(FILES ${made}/changelog.gz ${made}/changelog.Debian.gz packaging/debian/copyright OPTIONAL
    DESTINATION ${share}/doc/agent-league COMPONENT debian)
install(FILES packaging/debian/lintian-overrides DESTINATION ${share}/lintian/overrides
    RENAME agent-league COMPONENT debian)
