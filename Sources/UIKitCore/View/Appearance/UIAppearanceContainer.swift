/// An object inside which views can have another appearance: a view or a view controller.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
