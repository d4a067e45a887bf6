import Foundation

extension CGPoint {
  /// Returns whether both are the same point.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns whether both are the same size.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Returns whether both are the same rectangle, however they are written: with negative lengths, for instance.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
