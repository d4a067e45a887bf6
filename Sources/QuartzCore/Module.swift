@_exported import CoreGraphics
@MainActor open class CALayer {}
