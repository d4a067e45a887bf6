import Testing

import UIKit
@testable import UIKitCore

@MainActor @Suite struct DeviceIdentifierTests {
  @Test func theNumberStaysTheSameAndSaysNothing() {
    #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
    let number = DeviceIdentifier.number(of: "machine program person")
    #expect(number == DeviceIdentifier.number(of: "machine program person"))
    #expect(number != DeviceIdentifier.number(of: "machine program another"))
    // Version 8, of the variant that has versions.
    #expect(Array(number.uuidString)[14] == "8" && "89AB".contains(Array(number.uuidString)[19]))
  }

  @Test func controllersKeepShortcuts() {
    let controller = UIViewController()
    #expect(controller.keyCommands == nil)
    let command = UIKeyCommand(input: "f", modifierFlags: .control, action: Selector("find:", UIResponder.select(_:)))
    controller.addKeyCommand(command)
    #expect(controller.keyCommands == [command])
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands == nil)
    #expect(UICubicTimingParameters(animationCurve: .easeIn).timingCurveType == .builtin)
    #expect(UISpringTimingParameters().timingCurveType == .spring)
  }
}
