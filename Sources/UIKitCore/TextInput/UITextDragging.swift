/// An object that controls the dragging of text. Never called: the window's text widget drags text itself.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextdragdelegate).
@preconcurrency @MainActor public protocol UITextDragDelegate: NSObjectProtocol {}

/// An object that controls the dropping of text. Never called: texts are pasted where they are dropped.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextdropdelegate).
@preconcurrency @MainActor public protocol UITextDropDelegate: NSObjectProtocol {}
