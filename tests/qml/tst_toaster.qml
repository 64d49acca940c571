import QtQuick
import QtTest
import League

TestCase {
    id: suite

    name: "Toaster"
    width: 500
    height: 500
    when: windowShown
    visible: true

    Component {
        id: toasterType

        Toaster {
            lifetime: 60000
        }
    }
    function toaster(properties: var): var {
        return createTemporaryObject(toasterType, suite, properties || {});
    }
    function titles(item: var): var {
        const found = [];
        for (let row = 0; row < item.count; ++row)
            found.push(item.model.get(row).title);
        return found;
    }

    function test_atMostThree_theOldestGoes_errorsLast() {
        const item = toaster();
        item.show({kind: "bad", title: "a"});
        item.show({title: "b"});
        item.show({kind: "warn", title: "c"});
        item.show({title: "d"});
        compare(titles(item), ["a", "c", "d"]);
        item.show({kind: "bad", title: "e"});
        item.show({kind: "bad", title: "f"});
        compare(titles(item), ["a", "e", "f"]);
        item.show({title: "g"});
        compare(titles(item), ["e", "f", "g"]);
    }

    function test_theyGoByThemselves_errorsStay() {
        const item = toaster({lifetime: 30});
        item.show({title: "a"});
        item.show({kind: "bad", title: "b"});
        item.show({kind: "good", title: "c"});
        tryCompare(item, "count", 1);
        compare(titles(item), ["b"]);
    }

    function test_fiveSeconds() {
        const item = createTemporaryObject(plainType, suite);
        compare(item.lifetime, 5000);
        compare(item.width, 360);
        item.show({title: "a"});
        tryVerify(() => item.itemAtIndex(0) !== null);
        compare(item.itemAtIndex(0).height, 56);
    }
    Component {
        id: plainType

        Toaster {}
    }

    function test_itsActionIsDoneOnce_andClosesIt() {
        const item = toaster();
        let opened = 0;
        item.show({title: "Report saved", action: "Open", onAction: () => ++opened});
        tryVerify(() => item.itemAtIndex(0) !== null);
        item.itemAtIndex(0).acted();
        compare(opened, 1);
        compare(item.count, 0);
    }

    function test_oneCanBeClosedByItsNumber() {
        const item = toaster();
        const first = item.show({kind: "bad", title: "a"});
        item.show({kind: "bad", title: "b"});
        item.close(first);
        compare(titles(item), ["b"]);
    }
}
