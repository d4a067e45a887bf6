import Foundation
import GuideModel

/// Maps the grid's coordinates to the screen.
///
/// The grid's own coordinates (`GuideGeometry`) run with time and down the rows. They are the screen's if time runs
/// from left to right. If it runs from right to left they are mirrored, and if it runs down they are transposed; no
/// other code depends on that.
public struct GuidePlacement: Hashable, Sendable {
  /// The direction of time.
  public enum Axis: Hashable, Sendable {
    /// Channels are rows.
    case across
    /// Channels are columns.
    case down

    /// Creates the axis of a setting.
    public init(_ axis: GuideSettings.Axis) { self = axis == .down ? .down : .across }
  }

  /// The direction of time on the screen.
  public var axis: Axis
  /// Whether the leading edge is on the right.
  public var isMirrored: Bool
  /// The content's size in the grid's coordinates.
  public var extent: CGSize

  /// Creates a placement; `extent` is the content's size in the grid's coordinates.
  public init(axis: Axis = .across, isMirrored: Bool = false, extent: CGSize = .zero) {
    self.axis = axis
    self.isMirrored = isMirrored
    self.extent = extent
  }

  /// The content's size on the screen.
  public var contentSize: CGSize { transposed(extent) }

  /// Returns a size of the grid's on the screen, or the other way round.
  public func transposed(_ size: CGSize) -> CGSize {
    axis == .across ? size : CGSize(width: size.height, height: size.width)
  }

  /// Returns the content's rectangle for one of the grid's.
  public func place(_ rect: CGRect) -> CGRect {
    guard axis == .down || isMirrored else { return rect }
    var placed = transposed(rect)
    if isMirrored { placed.origin.x = contentSize.width - placed.maxX }
    return placed
  }

  /// Returns the grid's rectangle for one of the content's: the inverse of `place(_:)`.
  public func grid(_ rect: CGRect) -> CGRect {
    guard axis == .down || isMirrored else { return rect }
    var rect = rect
    if isMirrored { rect.origin.x = contentSize.width - rect.maxX }
    return transposed(rect)
  }

  /// Returns the grid's coordinates of a point of the content.
  public func grid(_ point: CGPoint) -> CGPoint { grid(CGRect(origin: point, size: .zero)).origin }

  private func transposed(_ rect: CGRect) -> CGRect {
    axis == .across ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  /// Returns the direction in the grid's coordinates of an arrow on the screen.
  public func grid(_ direction: GuideFocus.Direction) -> GuideFocus.Direction {
    switch (axis, direction) {
    case (.across, .left): isMirrored ? .right : .left
    case (.across, .right): isMirrored ? .left : .right
    case (.across, _): direction
    case (.down, .up): .left
    case (.down, .down): .right
    case (.down, .left): isMirrored ? .down : .up
    case (.down, .right): isMirrored ? .up : .down
    }
  }
}
