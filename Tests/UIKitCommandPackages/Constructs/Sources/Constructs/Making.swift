import UIKit

// On iOS, any initialiser of UIKit's classes can be called on a class that is a parameter or a value.

class Dimmer: UIButton { let watts = 40 }
class Portrait: UIImageView { let wall = "north" }
class Shelves: UIStackView { let height = 3 }
class Swipe: UISwipeGestureRecognizer { let length = 9 }

enum Making {
  static func button<Button: UIButton>(_ type: Button.Type) -> Button { Button(type: .custom) }
  static func picture<View: UIImageView>(_ type: View.Type) -> View { View(image: UIImage()) }
  static func stack<Stack: UIStackView>(_ type: Stack.Type) -> Stack { type.init(arrangedSubviews: [UIView()]) }
  static func gesture<Gesture: UIGestureRecognizer>(_ type: Gesture.Type) -> Gesture {
    Gesture(target: nil, action: nil)
  }
  static func object(_ name: String) -> NSObject? {
    let type = NSClassFromString(name) as? NSObject.Type
    return type?.init()
  }
}

extension UIButton {
  static func made(_ type: ButtonType) -> Self { self.init(type: type) }
  func twin() -> Self { type(of: self).init(type: buttonType) }
}
