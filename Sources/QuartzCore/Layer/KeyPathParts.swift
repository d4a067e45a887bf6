import CoreGraphics

/// The parts of points, sizes, rectangles and transforms that key paths can name.
enum KeyPathParts {
  static func part(_ path: String, of value: Any) -> Any? {
    switch value {
    case let v as CGRect:
      switch path {
      case "origin": return v.origin
      case "size": return v.size
      case "origin.x": return v.origin.x
      case "origin.y": return v.origin.y
      case "size.width": return v.size.width
      case "size.height": return v.size.height
      default: return nil
      }
    case let v as CGPoint: return path == "x" ? v.x : path == "y" ? v.y : nil
    case let v as CGSize: return path == "width" ? v.width : path == "height" ? v.height : nil
    case let v as CATransform3D: return part(path, of: v)
    case let layer as CALayer: return MainActor.assumeIsolated { Unchecked(layer.value(forKeyPath: path)) }.value
    default: return nil
    }
  }

  /// Carries a value out of a closure on the caller's actor.
  private struct Unchecked: @unchecked Sendable {
    let value: Any?
    init(_ value: Any?) { self.value = value }
  }

  static func setting(_ path: String, of value: Any, to new: Any) -> Any? {
    let new = AnimatableValue(new)
    switch value {
    case var v as CGRect:
      switch (path, new) {
      case ("origin", .point(let p)): v.origin = p
      case ("size", .size(let s)): v.size = s
      case ("origin.x", .scalar(let n)): v.origin.x = n
      case ("origin.y", .scalar(let n)): v.origin.y = n
      case ("size.width", .scalar(let n)): v.size.width = n
      case ("size.height", .scalar(let n)): v.size.height = n
      default: return nil
      }
      return v
    case var v as CGPoint:
      guard case .scalar(let n) = new else { return nil }
      if path == "x" { v.x = n } else if path == "y" { v.y = n } else { return nil }
      return v
    case var v as CGSize:
      guard case .scalar(let n) = new else { return nil }
      if path == "width" { v.width = n } else if path == "height" { v.height = n } else { return nil }
      return v
    case let v as CATransform3D: return setting(path, of: v, to: new)
    default: return nil
    }
  }

  private static func part(_ path: String, of transform: CATransform3D) -> Any? {
    guard let parts = TransformParts(transform) else { return nil }
    let scale = parts.scale
    let rotation = parts.rotation
    let move = parts.translation
    switch path {
    case "scale.x": return CGFloat(scale.x)
    case "scale.y": return CGFloat(scale.y)
    case "scale.z": return CGFloat(scale.z)
    case "scale": return CGFloat((scale.x + scale.y + scale.z) / 3)
    case "rotation.x": return CGFloat(rotation.x)
    case "rotation.y": return CGFloat(rotation.y)
    case "rotation.z", "rotation": return CGFloat(rotation.z)
    case "translation.x": return CGFloat(move.x)
    case "translation.y": return CGFloat(move.y)
    case "translation.z": return CGFloat(move.z)
    case "translation": return CGSize(width: move.x, height: move.y)
    default: return nil
    }
  }

  private static func setting(_ path: String, of transform: CATransform3D, to new: AnimatableValue) -> Any? {
    // A collapsed transform has no parts to keep.
    guard var parts = TransformParts(transform) ?? TransformParts(CATransform3DIdentity) else { return nil }
    switch (path, new) {
    case ("scale.x", .scalar(let n)): parts.scale.x = Double(n)
    case ("scale.y", .scalar(let n)): parts.scale.y = Double(n)
    case ("scale.z", .scalar(let n)): parts.scale.z = Double(n)
    case ("scale", .scalar(let n)): parts.scale = SIMD3(repeating: Double(n))
    case ("rotation.x", .scalar(let n)): parts.rotation.x = Double(n)
    case ("rotation.y", .scalar(let n)): parts.rotation.y = Double(n)
    case ("rotation.z", .scalar(let n)), ("rotation", .scalar(let n)): parts.rotation.z = Double(n)
    case ("translation.x", .scalar(let n)): parts.translation.x = Double(n)
    case ("translation.y", .scalar(let n)): parts.translation.y = Double(n)
    case ("translation.z", .scalar(let n)): parts.translation.z = Double(n)
    case ("translation", .size(let s)):
      parts.translation.x = Double(s.width)
      parts.translation.y = Double(s.height)
    case ("translation", .point(let p)):
      parts.translation.x = Double(p.x)
      parts.translation.y = Double(p.y)
    default: return nil
    }
    return parts.transform
  }
}
