@_spi(UIKit) import UIKitCore

/// The class or nib from which a layout's decoration views of one kind are created.
enum DecorationRegistration {
  case viewClass(AnyClass)
  case nib(UINib)
}
