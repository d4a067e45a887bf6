@_exported import Foundation

/// Seconds, as Core Foundation has it.
public typealias CFTimeInterval = Double
