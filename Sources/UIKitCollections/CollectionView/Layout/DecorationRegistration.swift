@_spi(UIKit) import UIKitCore

/// From what a layout's decoration views of one kind are made.
enum DecorationRegistration {
  case viewClass(AnyClass)
  case nib(UINib)
}
