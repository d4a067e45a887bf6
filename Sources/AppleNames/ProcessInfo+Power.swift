import UIKit

extension ProcessInfo {
  /// The temperature of the machine.
  public enum ThermalState: Int, Sendable {
    case nominal
    case fair
    case serious
    case critical
  }

  /// The temperature of the machine; always `nominal`, as no desktop reports it.
  public var thermalState: ThermalState { .nominal }

  /// Whether power is to be saved; always false, as there is no such mode.
  public var isLowPowerModeEnabled: Bool { false }
}
