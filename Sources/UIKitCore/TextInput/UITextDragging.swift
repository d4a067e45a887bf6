/// Controls the dragging of a text. Not called: the window's text widget drags text by itself. All methods are
/// optional on iOS.
@preconcurrency @MainActor public protocol UITextDragDelegate: NSObjectProtocol {}

/// Controls the dropping of a text. Not called: the window's text widget takes text by itself. All methods are
/// optional on iOS.
@preconcurrency @MainActor public protocol UITextDropDelegate: NSObjectProtocol {}

/// Controls what is pasted into a text. Not called: the window's text widget pastes by itself. All methods are
/// optional on iOS.
@preconcurrency @MainActor public protocol UITextPasteDelegate: NSObjectProtocol {}
