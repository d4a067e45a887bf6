/// An object inside which views can have another appearance: a view or a view controller.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiappearancecontainer).
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
