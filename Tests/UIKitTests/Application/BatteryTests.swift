import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct BatteryTests {
  @Test func theFirstBatteryOfTheComputerItselfIsRead() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("batteries-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ name: String, _ files: [String: String]) throws {
      let place = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for (file, text) in files { try Data((text + "\n").utf8).write(to: place.appendingPathComponent(file)) }
    }
    #expect(Battery(folder: folder.path) == nil)
    try write("AC", ["type": "Mains", "online": "1"])
    try write("BAT0", ["type": "Battery", "scope": "Device", "capacity": "9", "status": "Discharging"])
    #expect(Battery(folder: folder.path) == nil, "a mouse's")
    try write("BAT1", ["type": "Battery", "capacity": "42", "status": "Charging"])
    let battery = try #require(Battery(folder: folder.path))
    #expect(battery.level == 0.42 && battery.state == .charging)
    #expect(UIDevice.current.batteryLevel == -1, "not read unless it is asked for")
  }
}
