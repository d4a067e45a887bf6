import AppleNames
import Testing
import UIKit

@Suite struct AppleNamesTests {
  @Test func textIsACFString() {
    #expect("title" as CFString == "title" as NSString)
    #expect(CGFont("Body" as CFString)?.postScriptName == "Body" as NSString)
  }

  @Test func dataHasItsBytes() throws {
    let data = Data([1, 2, 3]) as NSData
    #expect(CFDataGetLength(data) == 3)
    #expect(CFDataGetBytePtr(data)[2] == 3)
  }

  @Test func countersCount() {
    var value: Int32 = 41
    #expect(OSAtomicIncrement32(&value) == 42)
    #expect(OSAtomicDecrement32(&value) == 41)
  }

  @Test func aThreadMayTakeItsLockAgain() {
    let object = NSObject()
    objc_sync_enter(object)
    objc_sync_enter(object)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == 0)
  }

  @Test func levelsOfWindowsAreOrdered() { #expect(UIWindow.Level.normal < .alert) }

  @Test @MainActor func tasksInTheBackgroundHaveNumbersOfTheirOwn() {
    let first = UIApplication.shared.beginBackgroundTask()
    let second = UIApplication.shared.beginBackgroundTask(withName: "Save")
    #expect(first != second && first != .invalid)
  }

  @Test func aWeakSetForgetsWhatNobodyKeeps() {
    let set = NSHashTable<NSObject>.weakObjects()
    let kept = NSObject()
    set.add(kept)
    do { set.add(NSObject()) }
    #expect(set.contains(kept) && set.allObjects == [kept] && set.count == 1)
    set.remove(kept)
    #expect(!set.contains(kept) && set.anyObject == nil)
  }

  @Test func aMapWithWeakKeysForgetsTheirValues() {
    let map = NSMapTable<NSObject, NSString>.weakToStrongObjects()
    let key = NSObject()
    map.setObject("a", forKey: key)
    do { map.setObject("b", forKey: NSObject()) }
    #expect(map.object(forKey: key) == "a" && map.count == 1)
    map.setObject(nil, forKey: key)
    #expect(map.object(forKey: key) == nil)
  }
}
