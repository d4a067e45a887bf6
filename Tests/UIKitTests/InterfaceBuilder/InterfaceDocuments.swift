import Foundation

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// The documents of these tests.
@MainActor enum InterfaceDocuments {
  static func storyboard(_ scenes: String, initial: String = "a", resources: String = "") throws -> UIStoryboard {
    let document = try InterfaceDocument(data: Data(text(scenes, initial, resources).utf8), file: "Test.storyboard")
    return UIStoryboard(document: document, bundle: .main)
  }

  private static func text(_ scenes: String, _ initial: String, _ resources: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="\(initial)">
    <scenes>
    \(scenes)
    </scenes>
    <resources>\(resources)</resources>
    </document>
    """
  }

  static func scene(_ objects: String) -> String { "<scene><objects>\(objects)</objects></scene>" }

  /// A scene of a plain controller whose view contains `subviews`.
  static func plain(_ subviews: String, connections: String = "", after: String = "", type: String = "ListController")
    -> String
  {
    scene(
      """
      <viewController id="a" title="List" storyboardIdentifier="List" customClass="\(type)" customModule="UIKitTests">
      <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="400" height="800"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(subviews)</subviews>\(after)</view>
      <connections>\(connections)</connections>
      </viewController>
      """)
  }

  static func nib(_ objects: String) throws -> UINib {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>\(objects)</objects></document>
      """
    return UINib(document: try InterfaceDocument(data: Data(text.utf8), file: "Test.xib"), bundle: .main)
  }

  /// Returns the warnings that `body` causes.
  static func warnings(_ body: () throws -> Void) rethrows -> [String] {
    let handler = InterfaceWarnings.handler
    defer { InterfaceWarnings.handler = handler }
    var messages: [String] = []
    InterfaceWarnings.handler = { messages.append($0) }
    try body()
    return messages
  }
}
