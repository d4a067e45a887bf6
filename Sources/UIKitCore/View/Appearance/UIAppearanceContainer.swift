/// Something within which views can look otherwise than elsewhere: a view or a view controller.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
