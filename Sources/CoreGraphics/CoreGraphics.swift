@_exported import Foundation
@_exported import PlaneGeometry

/// Seconds, as Core Foundation has it.
public typealias CFTimeInterval = Double
