import CoreGraphics

/// The area that a wheel scrolls at a position in a window: enough to move the window's picture before the next one
/// arrives. In the window's points.
package struct ScrollArea: Equatable {
  /// A rectangle whose content moves with the offset, on one axis or both.
  package struct Part: Equatable {
    package var rect: CGRect
    package var movesX: Bool
    package var movesY: Bool

    package init(_ rect: CGRect, movesX: Bool, movesY: Bool) {
      self.rect = rect
      self.movesX = movesX
      self.movesY = movesY
    }
  }

  /// The area in which the pointer must be.
  package var frame: CGRect
  /// The moving parts. Nothing between and beside them moves.
  package var parts: [Part]
  /// Rectangles that cover the parts and do not move.
  package var covers: [CGRect]
  /// The offsets between which a wheel moves the content.
  package var lowest: CGPoint
  package var highest: CGPoint
  /// The points that a notch scrolls.
  package var notch: CGFloat
  /// The frequency of the glide's critically damped spring, per second.
  package var frequency: CGFloat
  /// Whether only the longer component of a scroll counts.
  package var isLocked: Bool
  /// The colour where nothing has been drawn yet.
  package var background: CGColor

  /// The offset of the content, and the one to which it is gliding.
  package var offset: CGPoint
  package var target: CGPoint

  package init(
    frame: CGRect, parts: [Part], covers: [CGRect], lowest: CGPoint, highest: CGPoint, notch: CGFloat,
    frequency: CGFloat, isLocked: Bool, background: CGColor, offset: CGPoint, target: CGPoint
  ) {
    self.frame = frame
    self.parts = parts
    self.covers = covers
    self.lowest = lowest
    self.highest = highest
    self.notch = notch
    self.frequency = frequency
    self.isLocked = isLocked
    self.background = background
    self.offset = offset
    self.target = target
  }
}
