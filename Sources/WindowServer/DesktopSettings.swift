import CoreGraphics

/// Light or dark.
package enum Appearance: Sendable { case light, dark }

/// The desktop's settings for the look and motion of programs.
package struct DesktopSettings: Equatable, Sendable {
  package var appearance: Appearance
  /// Whether things should not move about.
  package var reducesMotion: Bool
  /// Whether colours should stand out from each other.
  package var increasesContrast: Bool
  /// Whether texts should be bold.
  package var prefersBoldText: Bool
  /// How much larger than usual texts should be: 1 is usual.
  package var textScale: CGFloat
  /// Whether the person reads from right to left; `nil` where that is as the process has it.
  package var isRightToLeft: Bool?

  package init(
    appearance: Appearance = .light, reducesMotion: Bool = false, increasesContrast: Bool = false,
    prefersBoldText: Bool = false, textScale: CGFloat = 1, isRightToLeft: Bool? = nil
  ) {
    self.appearance = appearance
    self.reducesMotion = reducesMotion
    self.increasesContrast = increasesContrast
    self.prefersBoldText = prefersBoldText
    self.textScale = textScale
    self.isRightToLeft = isRightToLeft
  }
}
