import UIKit

@MainActor func autoLayoutSignatures(_ view: UIView, _ other: UIView) {
  let constraint = NSLayoutConstraint(
    item: view, attribute: .leading, relatedBy: .equal, toItem: other, attribute: .leading, multiplier: 1, constant: 8)
  let _ = NSLayoutConstraint(
    item: view, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute,
    multiplier: 1, constant: 8)
  let _: [NSLayoutConstraint] = NSLayoutConstraint.constraints(
    withVisualFormat: "H:|[view]|", options: [.alignAllTop], metrics: ["space": 8], views: ["view": view])
  let _: [NSLayoutConstraint] = NSLayoutConstraint.constraints(
    withVisualFormat: "H:|[view]|", metrics: nil, views: ["view": view])
  readWrite(\NSLayoutConstraint.priority, UILayoutPriority.self)
  readWrite(\NSLayoutConstraint.shouldBeArchived, Bool.self)
  readOnly(\NSLayoutConstraint.firstItem, AnyObject?.self)
  readOnly(\NSLayoutConstraint.secondItem, AnyObject?.self)
  readOnly(\NSLayoutConstraint.firstAttribute, NSLayoutConstraint.Attribute.self)
  readOnly(\NSLayoutConstraint.secondAttribute, NSLayoutConstraint.Attribute.self)
  readOnly(\NSLayoutConstraint.firstAnchor, NSLayoutAnchor<AnyObject>.self)
  readOnly(\NSLayoutConstraint.relation, NSLayoutConstraint.Relation.self)
  readOnly(\NSLayoutConstraint.multiplier, CGFloat.self)
  readWrite(\NSLayoutConstraint.constant, CGFloat.self)
  readWrite(\NSLayoutConstraint.isActive, Bool.self)
  readWrite(\NSLayoutConstraint.identifier, String?.self)
  NSLayoutConstraint.activate([constraint])
  NSLayoutConstraint.deactivate([constraint])
  constraint.priority = .defaultHigh
  constraint.priority = UILayoutPriority(999)
  constraint.priority = .required - 1
  constraint.priority = UILayoutPriority.defaultHigh + 1
  constraint.priority = UILayoutPriority(rawValue: 999)
  let _: Float = UILayoutPriority.required.rawValue
  let _: [UILayoutPriority] = [
    .required, .defaultHigh, .defaultLow, .fittingSizeLevel, .dragThatCanResizeScene, .sceneSizeStayPut,
    .dragThatCannotResizeScene,
  ]
  requireRaw(UILayoutPriority.self, Float.self)
  requireSendable(UILayoutPriority.self)
  requireRaw(NSLayoutConstraint.Attribute.self, Int.self)
  requireRaw(NSLayoutConstraint.Relation.self, Int.self)
  requireRaw(NSLayoutConstraint.Axis.self, Int.self)
  requireOptionSet(NSLayoutConstraint.FormatOptions.self, UInt.self)
  readOnly(\UIView.leadingAnchor, NSLayoutXAxisAnchor.self)
  readOnly(\UIView.leftAnchor, NSLayoutXAxisAnchor.self)
  readOnly(\UIView.topAnchor, NSLayoutYAxisAnchor.self)
  readOnly(\UIView.firstBaselineAnchor, NSLayoutYAxisAnchor.self)
  readOnly(\UIView.widthAnchor, NSLayoutDimension.self)
  readOnly(\UILayoutGuide.centerXAnchor, NSLayoutXAxisAnchor.self)
  let x = view.leadingAnchor
  let all: [NSLayoutConstraint] = [
    x.constraint(equalTo: other.leadingAnchor), x.constraint(equalTo: other.leadingAnchor, constant: 1),
    x.constraint(greaterThanOrEqualTo: other.leadingAnchor),
    x.constraint(greaterThanOrEqualTo: other.leadingAnchor, constant: 1),
    x.constraint(lessThanOrEqualTo: other.leadingAnchor),
    x.constraint(lessThanOrEqualTo: other.leadingAnchor, constant: 1),
    x.constraint(equalToSystemSpacingAfter: other.trailingAnchor, multiplier: 1),
    x.constraint(greaterThanOrEqualToSystemSpacingAfter: other.trailingAnchor, multiplier: 1),
    x.constraint(lessThanOrEqualToSystemSpacingAfter: other.trailingAnchor, multiplier: 1),
    view.topAnchor.constraint(equalToSystemSpacingBelow: other.bottomAnchor, multiplier: 1),
    view.widthAnchor.constraint(equalToConstant: 1), view.widthAnchor.constraint(greaterThanOrEqualToConstant: 1),
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 1), view.widthAnchor.constraint(equalTo: other.heightAnchor),
    view.widthAnchor.constraint(equalTo: other.heightAnchor, multiplier: 2),
    view.widthAnchor.constraint(equalTo: other.heightAnchor, multiplier: 2, constant: 1),
    view.widthAnchor.constraint(lessThanOrEqualTo: other.heightAnchor, multiplier: 2, constant: 1),
    view.widthAnchor.constraint(equalTo: other.heightAnchor, constant: 1),
    x.anchorWithOffset(to: other.trailingAnchor).constraint(equalToConstant: 4),
  ]
  _ = all
  readOnly(\NSLayoutXAxisAnchor.name, String.self)
  readOnly(\NSLayoutXAxisAnchor.item, AnyObject?.self)
  readOnly(\NSLayoutXAxisAnchor.hasAmbiguousLayout, Bool.self)
  let guide = UILayoutGuide()
  view.addLayoutGuide(guide)
  view.removeLayoutGuide(guide)
  readOnly(\UILayoutGuide.layoutFrame, CGRect.self)
  // Also on iOS, whose documentation advises against setting it.
  readWrite(\UILayoutGuide.owningView, UIView?.self)
  readWrite(\UILayoutGuide.identifier, String.self)
}
