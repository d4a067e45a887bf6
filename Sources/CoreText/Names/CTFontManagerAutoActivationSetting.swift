/// Whether fonts that a program asks for are activated. Without effect: all installed fonts are active.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctfontmanagerautoactivationsetting).
public enum CTFontManagerAutoActivationSetting: UInt32, Sendable {
  /// As the system's setting says.
  case `default` = 0
  /// No.
  case disabled = 1
  /// Yes.
  case enabled = 2
}
