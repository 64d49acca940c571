import QtQuick
import QtTest
import "gallery"

// Every component at once, in every palette; what fails here is a warning of the engine.
TestCase {
    id: suite

    name: "Gallery"
    width: 1440
    height: 2750
    when: windowShown
    visible: true

    Component {
        id: galleryType

        Gallery {
            width: 1440
            height: 2650
        }
    }
    function test_everyComponentIsDrawn_withoutAWarning_data() {
        return [{tag: "dark", ground: "#0B0F15"}, {tag: "light", ground: "#F3F5F8"}, {tag: "night", ground: "#070B1A"}];
    }
    function test_everyComponentIsDrawn_withoutAWarning(row) {
        const gallery = createTemporaryObject(galleryType, suite, {mode: row.tag});
        tryCompare(gallery, "color", Qt.color(row.ground));
        waitForRendering(gallery);
        const image = grabImage(gallery);
        compare(image.width, 1440);
        verify(Qt.colorEqual(image.pixel(10, 10), row.ground));
    }
    function cleanupTestCase() {
        const gallery = createTemporaryObject(galleryType, suite, {mode: "dark"});
        tryCompare(gallery, "color", Qt.color("#0B0F15"));
    }
}
