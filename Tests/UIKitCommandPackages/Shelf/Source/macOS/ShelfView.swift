import Cocoa

public final class ShelfView: NSTextField {
  public func show(_ count: ShelfCount) { stringValue = count.text }
}
