# shellcheck shell=bash
# The program with Qt and everything else it needs in one folder, and that folder as one file.
: "${root:?is set by the command that sources this}"

# Parts of the C library, and the compiler's own: every system has them, and what the graphics
# driver brings along must find the system's.
readonly never_bundled='^(ld-linux.*|lib(c|m|dl|rt|pthread|resolv|util|anl|nsl|BrokenLocale|mvec|nss_.*|stdc\+\+|gcc_s))\.so'
# Any desktop has these, in the version its drivers and fonts need. The installer takes ours only
# where the system has none.
readonly system_first='^lib(GL|EGL|GLX|GLdispatch|OpenGL|drm|gbm|X11|X11-xcb|Xau|Xdmcp|xcb|xcb-.*|xkbcommon|xkbcommon-x11|ICE|SM|fontconfig|freetype|expat|uuid|dbus-1|systemd|udev|z|bsd|md|wayland-.*|ffi)\.so'

# copy_qt BUNDLE: plugins and QML modules; the lists are those of the Debian packages in run.txt.
copy_qt() {
    local bundle=$1 qt package file
    qt=$(qmake6 -query QT_INSTALL_PLUGINS)
    mkdir -p "$bundle/plugins" "$bundle/qml"
    for file in platforms/libqxcb platforms/libqoffscreen platforms/libqminimal \
        platforms/libqwayland-egl platforms/libqwayland-generic xcbglintegrations/libqxcb-egl-integration \
        xcbglintegrations/libqxcb-glx-integration imageformats/libqsvg iconengines/libqsvgicon \
        tls/libqopensslbackend tls/libqcertonlybackend \
        platforminputcontexts/libcomposeplatforminputcontextplugin \
        platforminputcontexts/libibusplatforminputcontextplugin \
        wayland-shell-integration/libxdg-shell wayland-decoration-client/libbradient \
        wayland-graphics-integration-client/libqt-plugin-wayland-egl; do
        [[ -e $qt/$file.so ]] || continue
        install -D -m 644 "$qt/$file.so" "$bundle/plugins/$file.so"
    done
    qt=$(qmake6 -query QT_INSTALL_QML)
    package_names run | grep '^qml6-' | while IFS= read -r package; do
        dpkg -L "$package"
    done | grep "^$qt/" | while IFS= read -r file; do
        [[ -f $file ]] || continue
        # The window has the Basic style; the others only take room.
        [[ $file =~ /QtQuick/Controls/(Fusion|Imagine|Material|Universal|designer)/ ]] && continue
        install -D -m 644 "$file" "$bundle/qml/${file#"$qt"/}"
    done
}

# copy_libraries BUNDLE: to lib/, and to lib/fallback/ what the system's own is preferred to.
copy_libraries() {
    local bundle=$1 library name
    mkdir -p "$bundle/lib/fallback"
    find "$bundle/bin" "$bundle/plugins" "$bundle/qml" -type f \( -name '*.so' -o -perm -u+x \) -print0 \
        | xargs -0 bash -c 'ldd "$@" 2>/dev/null' ldd \
        | sed -nE 's/^\s+\S+ => (\/\S+) \(.*/\1/p' | sort -u | while IFS= read -r library; do
        name=$(basename "$library")
        [[ $name =~ $never_bundled ]] && continue
        if [[ $name =~ $system_first ]]; then
            install -m 644 "$(readlink -f "$library")" "$bundle/lib/fallback/$name"
        else
            install -m 644 "$(readlink -f "$library")" "$bundle/lib/$name"
        fi
    done
}

# link_up BUNDLE: every file finds lib/ from where it is, wherever the folder is put.
link_up() {
    local bundle=$1 file way
    find "$bundle/bin" "$bundle/lib" "$bundle/plugins" "$bundle/qml" -type f \
        \( -name '*.so' -o -name '*.so.*' -o -perm -u+x \) | while IFS= read -r file; do
        way=$(realpath --relative-to "$(dirname "$file")" "$bundle/lib")
        [[ $file != */lib/fallback/* ]] || way=. # the installer moves it to lib/
        patchelf --set-rpath "\$ORIGIN/$way" "$file"
    done
    printf '[Paths]\nPrefix = ..\nPlugins = plugins\nQmlImports = qml\nQml2Imports = qml\n' \
        >"$bundle/bin/qt.conf"
}

# make_run_file BUILD FOLDER: FOLDER/agent-league-VERSION-ARCH.run of what is built in BUILD.
make_run_file() {
    local build=$1 folder=$2 bundle="$1/bundle" version
    rm -rf "$bundle"
    cmake --install "$build" --prefix "$bundle" --strip --component Unspecified
    copy_qt "$bundle"
    copy_libraries "$bundle"
    link_up "$bundle"
    version=$(sed -nE 's/^project\(AgentLeague VERSION ([0-9.]+).*/\1/p' "$root/CMakeLists.txt")
    printf '%s\n' "$version" >"$bundle/version"
    install -m 755 "$root/packaging/run/install" "$root/packaging/run/uninstall" "$bundle/"
    makeself --nox11 --sha256 --gzip --complevel 6 --tar-quietly "$bundle" \
        "$folder/agent-league-$version-$(uname -m).run" "Agent League $version" ./install
}
