import CoreGraphics

/// The light or the dark appearance.
package enum Appearance: Sendable { case light, dark }

/// The desktop's settings for the appearance and motion of programs.
package struct DesktopSettings: Equatable, Sendable {
  package var appearance: Appearance
  /// Whether movement should be reduced.
  package var reducesMotion: Bool
  /// Whether colours should be more distinct.
  package var increasesContrast: Bool
  /// Whether texts should be bold.
  package var prefersBoldText: Bool
  /// The factor for the size of texts; 1 is normal.
  package var textScale: CGFloat
  /// Whether the user reads from right to left; nil if the process decides.
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
