import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore

/// Names of classes for Objective-C, which the `uikit` command registers.
@MainActor @Suite struct ClassNameTests {
  private typealias Documents = InterfaceDocuments

  @Test(arguments: [
    #"customClass="OldNamedView""#, #"customClass="OldNamedView" customModule="UIKitTests""#,
    #"customClass="NamedView" customModule="UIKitTests""#,
  ]) func nibsFindClassesByTheirNames(attributes: String) throws {
    var view: UIView?
    let warnings = try Documents.warnings {
      view = try Documents.nib("<view id=\"v\" \(attributes)/>").instantiate(withOwner: nil).first as? UIView
    }
    #expect(view is NamedView && warnings == [])
  }

  @Test func storyboardsFindClassesByTheirNames() throws {
    let storyboard = try Documents.storyboard(
      Documents.scene(
        #"<viewController id="a" customClass="OldNamedController"><view key="view" id="v"/></viewController>"#))
    #expect(storyboard.instantiateInitialViewController() is NamedController)
  }

  @Test func classesAreFoundByTheirNames() {
    #expect(NSClassFromString·registered("OldNamedView") == NamedView.self)
    #expect(NSClassFromString·registered("UIKitTests.NamedView") == NamedView.self)
    #expect(NSClassFromString·registered("UILabel") == UILabel.self)
    #expect(NSClassFromString·registered("UICollectionView") == UICollectionView.self)
    #expect(NSClassFromString·registered("NoSuchView") == nil)
  }

  @Test func namesOfClassesLeadBackToThem() {
    let names: [(AnyClass, String)] = [
      (NamedView.self, "OldNamedView"), (PlainNamedView.self, "UIKitTests.PlainNamedView"),
      (UILabel.self, "UILabel"),
    ]
    for (type, name): (AnyClass, String) in names {
      #expect(NSStringFromClass·registered(type) == name)
      #expect(NSClassFromString·registered(name) == type)
    }
    // A nested class has no such name; it is described.
    #expect(NSStringFromClass·registered(NamedView.Inner.self).contains("Inner"))
  }
}

/// As the `uikit` command rewrites `@objc(OldNamedView) class NamedView: UIView`.
class NamedView: UIView {
  class Inner: NSObject {}

  @section(".init_array") @used
  private nonisolated static let class·NamedView: @convention(c) () -> Void = {
    ObjectiveCClassNames.register("OldNamedView") { NamedView.self }
  }
}

/// As for `@objc(OldNamedController)`.
class NamedController: UIViewController {
  @section(".init_array") @used
  private nonisolated static let class·NamedController: @convention(c) () -> Void = {
    ObjectiveCClassNames.register("OldNamedController") { NamedController.self }
  }
}

class PlainNamedView: UIView {}
