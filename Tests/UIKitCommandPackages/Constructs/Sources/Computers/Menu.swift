import AppKit

/// A menu of the Mac, which is not built for iOS.
public let menu = NSMenu(title: "Films")
