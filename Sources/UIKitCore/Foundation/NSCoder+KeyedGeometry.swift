import CoreGraphics
import Foundation

/// Geometry stored under keys. Foundation encodes points, sizes and rectangles. A key without the value gives zero, or
/// the identity.
extension NSCoder {
  /// Decodes a point; zero if the key has none.
  public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
  /// Decodes a size; zero if the key has none.
  public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
  /// Decodes a rectangle; zero if the key has none.
  public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }

  /// Encodes a vector.
  public func encode(_ vector: CGVector, forKey key: String) { encode(NSCoder.string(for: vector), under: key) }
  /// Encodes a transform.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSCoder.string(for: transform), under: key)
  }
  /// Encodes insets.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(NSCoder.string(for: insets), under: key) }
  /// Encodes insets.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets), under: key)
  }
  /// Encodes an offset.
  public func encode(_ offset: UIOffset, forKey key: String) { encode(NSCoder.string(for: offset), under: key) }

  /// Decodes a vector; zero if the key has none.
  public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(under: key)) }
  /// Decodes a transform; the identity if the key has none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: text(under: key))
  }
  /// Decodes insets; zero if the key has none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: text(under: key)) }
  /// Decodes insets; zero if the key has none.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    NSCoder.nsDirectionalEdgeInsets(for: text(under: key))
  }
  /// Decodes an offset; zero if the key has none.
  public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: text(under: key)) }

  private func encode(_ text: String, under key: String) { encode(NSString(string: text), forKey: key) }

  private func text(under key: String) -> String {
    // Checked first, because an unarchiver stops the program for a missing key.
    guard containsValue(forKey: key) else { return "" }
    return decodeObject(of: NSString.self, forKey: key).map { "\($0)" } ?? ""
  }
}
