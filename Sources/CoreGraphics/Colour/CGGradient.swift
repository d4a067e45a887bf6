import Foundation

/// The type that `colors as CFArray` casts to: Foundation on Linux does not show Core Foundation's own.
public typealias CFArray = [Any]

/// Colours along a line or between circles.
public final class CGGradient: Sendable {
  package struct Stop: Sendable {
    let location: CGFloat
    let color: CGColor
  }

  let stops: [Stop]

  /// - Parameters:
  ///   - colors: `CGColor`s.
  ///   - locations: one per colour, 0 to 1; `nil` spreads them evenly.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    stops = colors.enumerated().map { index, color in
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      return Stop(location: locations?[index] ?? even, color: color)
    }
  }

  /// `components` holds each colour's components and alpha, one after the other.
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

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
