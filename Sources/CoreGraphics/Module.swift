@_exported import Foundation
public struct CGVector: Hashable, Sendable { public var dx: CGFloat, dy: CGFloat; public init(dx: CGFloat, dy: CGFloat) { self.dx = dx; self.dy = dy } }
