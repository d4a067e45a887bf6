@_exported import Foundation
@_exported import PlaneGeometry

/// A time in seconds.
public typealias CFTimeInterval = Double
