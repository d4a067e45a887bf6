import UIKit

extension ProcessInfo {
  /// How hot the machine is.
  public enum ThermalState: Int, Sendable {
    case nominal
    case fair
    case serious
    case critical
  }

  /// Always `nominal`: no desktop reports it to programs.
  public var thermalState: ThermalState { .nominal }

  /// Always false: there is no low-power mode for programs to respect.
  public var isLowPowerModeEnabled: Bool { false }
}
