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

  @Test @MainActor func objectsThatAreNoViewsHaveAccessibility() {
    let object = NSObject()
    #expect(!object.isAccessibilityElement && object.accessibilityLabel == nil)
    object.accessibilityLabel = "Close"
    #expect(object.accessibilityLabel == "Close")
  }

  @Test func levelsOfWindowsAreOrdered() { #expect(UIWindow.Level.normal < .alert) }

  @Test @MainActor func tasksInTheBackgroundHaveNumbersOfTheirOwn() {
    let first = UIApplication.shared.beginBackgroundTask()
    let second = UIApplication.shared.beginBackgroundTask(withName: "Save")
    #expect(first != second && first != .invalid)
  }
}
