import UIKit

extension ProcessInfo {
  /// The temperature of the machine.
  public enum ThermalState: Int, Sendable {
    /// A temperature within normal limits.
    case nominal
    /// A slightly raised temperature.
    case fair
    /// A high temperature: the program should do less.
    case serious
    /// A very high temperature: the program should do as little as it can.
    case critical
  }

  /// The temperature of the machine; always `nominal`, as no desktop reports it.
  public var thermalState: ThermalState { .nominal }

  /// Whether power is to be saved; always false, as there is no such mode.
  public var isLowPowerModeEnabled: Bool { false }
}
