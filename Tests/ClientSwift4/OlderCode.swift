import AppleNames
import UIKit

// Code in the Swift 4 language mode, with UIKit's names of that time.

@MainActor public class OlderController: UIViewController {
  public var style: UIActivityIndicatorViewStyle = .gray
  public var log: [String] = []

  public func embed(_ child: UIViewController) {
    addChildViewController(child)
    view.addSubview(child.view)
    view.sendSubview(toBack: child.view)
    child.didMove(toParentViewController: self)
  }

  public func makeButton() -> UIButton {
    let button = UIButton(type: UIButtonType.custom)
    button.setTitleColor(.red, for: UIControlState.highlighted)
    button.contentEdgeInsets = UIEdgeInsetsMake(1, 2, 3, 4)
    return button
  }

  public func isUpright(_ orientation: UIInterfaceOrientation, _ device: UIDeviceOrientation) -> Bool {
    UIInterfaceOrientationIsPortrait(orientation) && !UIInterfaceOrientationIsLandscape(orientation)
      && UIDeviceOrientationIsPortrait(device) && !UIDeviceOrientationIsLandscape(device)
  }

  public func prefersStillViews(over ear: UIAccessibilityHearingDeviceEar) -> Bool {
    UIAccessibilityIsBoldTextEnabled() || UIAccessibilityDarkerSystemColorsEnabled()
      || UIAccessibilityHearingDevicePairedEar() == ear && UIAccessibilityFocusedElement(nil) == nil
  }

  public func makeFade() -> CAAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)
    animation.fillMode = kCAFillModeForwards
    return animation
  }

  public func underlined(_ text: String) -> NSAttributedString {
    let attributes: [NSAttributedString.Key: Any] = [.underlineStyle: NSUnderlineStyle.styleSingle.rawValue]
    return NSAttributedString(string: text, attributes: attributes)
  }

  public func observeKeyboard() {
    _ = NotificationCenter.default.addObserver(forName: .UIKeyboardWillShow, object: nil, queue: nil) {
      [weak self] note in
      let name = note.name.rawValue
      MainActor.assumeIsolated { self?.log.append(name) }
    }
  }
}
