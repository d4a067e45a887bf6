import Foundation

extension CGPoint {
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether both are the same rectangle, however it is written: with negative lengths, say.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
