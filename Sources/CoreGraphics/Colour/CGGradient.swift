import Foundation

/// The target type of `colors as CFArray`: Foundation on Linux does not expose Core Foundation's own.
public typealias CFArray = [Any]

/// Colours along a line or between circles.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cggradient).
public final class CGGradient: Sendable, Hashable {
  package struct Stop: Sendable {
    let location: CGFloat
    let color: CGColor
  }

  let stops: [Stop]

  /// Creates a gradient; nil for fewer colours than it requires.
  ///
  /// - Parameters:
  ///   - colors: `CGColor`s.
  ///   - locations: one per colour, from 0 to 1; nil distributes them evenly.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    stops = colors.enumerated().map { index, color in
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      return Stop(location: locations?[index] ?? even, color: color)
    }
  }

  /// Creates a gradient from each colour's components and alpha, one colour after the other.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    var stops: [Stop] = []
    for index in 0..<count {
      guard let color = CGColor(colorSpace: space, components: components + index * (space.numberOfComponents + 1))
      else { return nil }
      let even = count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0
      stops.append(Stop(location: locations?[index] ?? even, color: color))
    }
    self.stops = stops
  }
}

/// The areas outside of a gradient that are painted, too.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cggradientdrawingoptions).
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The area before the start is painted with the first colour.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The area after the end is painted with the last colour.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Objects are equal if they are the same one, as Core Foundation compares those that have no other rule.
extension CGGradient {
  public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
