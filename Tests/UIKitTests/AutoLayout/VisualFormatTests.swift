import ConstraintSolver
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Facts 14.7 and the format's grammar.
@MainActor @Suite struct VisualFormatTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = plainView()
  private let other = plainView()

  init() {
    parent.addSubview(view)
    parent.addSubview(other)
  }

  private func make(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: ["view": view, "other": other])
  }

  /// `first.attribute relation second.attribute + constant @ priority`, with the views' names.
  private func describe(_ constraint: NSLayoutConstraint) -> String {
    func name(_ item: AnyObject?) -> String {
      item === view ? "view" : item === other ? "other" : item === parent ? "super" : "nil"
    }
    let sign = constraint.relation == .equal ? "==" : constraint.relation == .lessThanOrEqual ? "<=" : ">="
    return "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(sign) \(name(constraint.secondItem))."
      + "\(constraint.secondAttribute) + \(Int(constraint.constant)) @ \(Int(constraint.priority.rawValue))"
  }

  @Test("A hyphen to the superview is its margin, without more (facts 14.7)")
  func margins() {
    #expect(
      make("H:|-[view]-|").map(describe) == [
        "view.leading == super.leadingMargin + 0 @ 1000", "super.trailingMargin == view.trailing + 0 @ 1000",
      ])
    #expect(
      make("V:|-[view]-|").map(describe) == [
        "view.top == super.topMargin + 0 @ 1000", "super.bottomMargin == view.bottom + 0 @ 1000",
      ])
  }

  @Test("A hyphen between siblings is 8 points (facts 14.7)")
  func siblings() {
    #expect(make("[view]-[other]").map(describe) == ["other.leading == view.trailing + 8 @ 1000"])
    #expect(make("[view][other]").map(describe) == ["other.leading == view.trailing + 0 @ 1000"])
    #expect(make("V:[view]-20-[other]").map(describe) == ["other.top == view.bottom + 20 @ 1000"])
  }

  @Test("Edges of the superview, written from it at the end (facts 14.7)")
  func edges() {
    #expect(
      make("H:|-8-[view]-12-|").map(describe) == [
        "view.leading == super.leading + 8 @ 1000", "super.trailing == view.trailing + 12 @ 1000",
      ])
    #expect(
      make("|[view]|").map(describe) == [
        "view.leading == super.leading + 0 @ 1000", "super.trailing == view.trailing + 0 @ 1000",
      ])
  }

  @Test("Relations, sizes and priorities (facts 14.7)")
  func predicates() {
    #expect(
      make("H:|-8-[view(>=50)]-(<=12)-[other(==view)]").map(describe) == [
        "view.leading == super.leading + 8 @ 1000", "view.width >= nil.notAnAttribute + 50 @ 1000",
        "other.leading <= view.trailing + 12 @ 1000", "other.width == view.width + 0 @ 1000",
      ])
    #expect(make("[view(44@750)]").map(describe) == ["view.width == nil.notAnAttribute + 44 @ 750"])
    #expect(
      make("V:[view(>=10,<=high@low)]", metrics: ["high": 90, "low": UILayoutPriority.defaultLow]).map(describe) == [
        "view.height >= nil.notAnAttribute + 10 @ 1000", "view.height <= nil.notAnAttribute + 90 @ 250",
      ])
    #expect(make("[view]-(-8)-[other]").map(describe) == ["other.leading == view.trailing + -8 @ 1000"])
    #expect(
      make("[view]-gap-[other]", metrics: ["gap": CGFloat(7)]).map(describe) == [
        "other.leading == view.trailing + 7 @ 1000"
      ])
    #expect(
      make(" H: | - 8 - [ view ( 50 ) ] ").map(describe) == [
        "view.leading == super.leading + 8 @ 1000", "view.width == nil.notAnAttribute + 50 @ 1000",
      ])
  }

  @Test func optionsAlignAcrossAndTurnRound() {
    #expect(
      make("[view]-5-[other]", options: .alignAllCenterY).map(describe) == [
        "other.leading == view.trailing + 5 @ 1000", "view.centerY == other.centerY + 0 @ 1000",
      ])
    #expect(
      make("[view]-5-[other]", options: .directionLeftToRight).map(describe) == [
        "other.left == view.right + 5 @ 1000"
      ])
    #expect(
      make("|-3-[view]-(>=5)-[other]", options: .directionRightToLeft).map(describe) == [
        "view.right == super.right + -3 @ 1000", "other.right <= view.left + -5 @ 1000",
      ])
  }

  @Test func formatsLayOut() {
    NSLayoutConstraint.activate(
      make("H:|-10-[view(100)]-[other]-20-|") + make("V:|-5-[view(40)]") + make("V:|-5-[other(==view)]"))
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 5, width: 100, height: 40))
    #expect(other.frame == CGRect(x: 118, y: 5, width: 162, height: 40))
  }

  @Test("names in neither dictionary, superviews that are not there")
  func unknownNames() {
    func message(_ format: String, _ views: [String: Any], _ metrics: [String: Any] = [:]) -> String {
      do throws(VisualFormatError) {
        _ = try VisualFormatBuilder.constraints(format, options: [], metrics: metrics, views: views)
        return ""
      } catch { return error.message }
    }
    #expect(message("[nobody]", [:]) == "nobody is not a key in the views dictionary.")
    #expect(message("[view(tall)]", ["view": view]) == "tall is not a key in the metrics dictionary.")
    #expect(
      message("[view(tall)]", ["view": view], ["tall": "x"])
        == "The value of tall in the metrics dictionary is not a number.")
    #expect(message("|[view]", ["view": UIView()]).contains("doesn't have a superview"))
    #expect(message("[view]", ["view": 3]).contains("not a view or layout guide"))
  }
}
