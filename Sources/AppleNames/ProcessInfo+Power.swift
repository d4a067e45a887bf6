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

  /// False: programs are not asked to save power.
  public var isLowPowerModeEnabled: Bool { false }
}
