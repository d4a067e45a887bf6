/// Something whose subviews can be styled as a group. Kept for source compatibility.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
