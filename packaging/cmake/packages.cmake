# CPack: a Debian package, an installer for Windows (NSIS) and a disk image for macOS (DMG).
#
# packaging/build makes the first; the README says how to make the other two, which nobody has tried.
set(CPACK_PACKAGE_NAME agent-league)
set(CPACK_PACKAGE_VENDOR "The Agent League developers")
set(CPACK_PACKAGE_CONTACT "The Agent League developers <agent-league@users.noreply.localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "leagues of AI agents that play over JSON-RPC")
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGE_INSTALL_DIRECTORY "Agent League")
set(CPACK_PACKAGE_EXECUTABLES agent-league "Agent League")
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_BINARY_DIR}/packages)
set(CPACK_STRIP_FILES ON)

if(WIN32)
    set(CPACK_GENERATOR NSIS)
    set(CPACK_NSIS_DISPLAY_NAME "Agent League")
    set(CPACK_NSIS_PACKAGE_NAME "Agent League")
    set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
    set(CPACK_NSIS_INSTALLED_ICON_NAME bin/agent-league.exe)
elseif(APPLE)
    set(CPACK_GENERATOR DragNDrop)
    set(CPACK_DMG_VOLUME_NAME "Agent League")
else()
    set(CPACK_GENERATOR DEB)
    set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
    set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
    set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
    set(CPACK_DEBIAN_PACKAGE_SECTION education)
    set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
    set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
    # Debian's rule: folders and files as everybody expects them, whatever the umask was.
    set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ
        GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
    set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "A League Manager registers players and referees, draws up the schedule and
keeps the table, referees run the matches, players choose. Every agent is a
program of its own and talks JSON-RPC 2.0 over HTTP. The package has the
window, the command line, and services for machines without a screen.")
    # Libraries are found in the program; what it loads while it runs is the list that ./league installs.
    set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
    file(STRINGS ${CMAKE_SOURCE_DIR}/packaging/packages/run.txt lines REGEX "^[a-z]")
    list(TRANSFORM lines REPLACE "[ \t].*$" "")
    list(JOIN lines ", " CPACK_DEBIAN_PACKAGE_DEPENDS)
    set(CPACK_DEBIAN_PACKAGE_RECOMMENDS qt6-wayland)
endif()
include(CPack)
