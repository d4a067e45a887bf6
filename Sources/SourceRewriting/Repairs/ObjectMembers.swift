import SwiftSyntax

/// Casts an object whose type only the compiler can determine before a member of it is used.
///
/// With Objective-C, a value of type `AnyObject` has the members of all classes, and one of a protocol of UIKit those
/// of `NSObject`. Where the compiler reports that it has no such member, the object is cast to the class that has it:
///
///     view.constraints.first?.priority       // first: AnyObject?
///     (view.constraints.first as? NSLayoutConstraint)?.priority
///
///     delegate?.scrollViewDidScroll?(list)   // delegate: AnyObject?
///     (delegate as? any UIScrollViewDelegate)?.scrollViewDidScroll?(list)
enum ObjectMembers {
  /// Returns the text with casts at the places of such errors; nil if there are none that can be repaired.
  ///
  /// Costs a parse of the file.
  static func repair(_ text: String, at errors: [CompilerError], module: ModuleIndex) -> String? {
    let wanted = errors.compactMap { error -> (CompilerError, Receiver)? in
      receiver(in: error.message).map { (error, $0) }
    }
    guard !wanted.isEmpty else { return nil }
    let file = SourceFile(path: "", text: text)
    let lines = LineStarts(file.text)
    var places: [Int: Receiver] = [:]
    for (error, receiver) in wanted {
      if let offset = lines.offset(line: error.line, column: error.column) { places[offset] = receiver }
    }
    let visitor = Visitor(file: file, places: places, module: module)
    visitor.walk(file.tree)
    return visitor.edits.isEmpty ? nil : visitor.edits.applied(to: file.text)
  }

  /// The type and the member in an error's message.
  fileprivate struct Receiver {
    enum Kind: Equatable { case anyObject, anyClass, protocolType, parameter(String) }
    var kind: Kind
    var member: String
  }

  private static func receiver(in message: String) -> Receiver? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard message.hasPrefix("value of type '"), parts.count >= 5 else { return nil }
    let member = String(parts[parts.count - 2])
    guard message.contains(" has no member '\(member)'"), member.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    switch parts[1] {
    case "AnyObject", "any AnyObject": return Receiver(kind: .anyObject, member: member)
    case "AnyClass", "any AnyObject.Type", "AnyObject.Type": return Receiver(kind: .anyClass, member: member)
    case let type where type.hasPrefix("any "): return Receiver(kind: .protocolType, member: member)
    case let type where ofObjects.contains(member): return Receiver(kind: .parameter(String(type)), member: member)
    default: return nil
    }
  }

  private final class Visitor: SyntaxVisitor {
    let file: SourceFile
    let places: [Int: Receiver]
    let module: ModuleIndex
    var edits = Edits()

    init(file: SourceFile, places: [Int: Receiver], module: ModuleIndex) {
      self.file = file
      self.places = places
      self.module = module
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.declName.baseName
      guard let receiver = places[name.positionAfterSkippingLeadingTrivia.utf8Offset], receiver.member == name.text,
        let base = node.base
      else { return .visitChildren }
      if case .parameter(let name) = receiver.kind, !isUnrequired(name, around: node) { return .visitChildren }
      cast(base, of: node, for: receiver)
      return .visitChildren
    }

    /// Returns whether a name is that of a parameter of a class around a node of which nothing is required, as
    /// `ObjectParameters` leaves it.
    private func isUnrequired(_ name: String, around node: some SyntaxProtocol) -> Bool {
      var node = node.parent
      while let current = node {
        let parameters = current.as(ClassDeclSyntax.self)?.genericParameterClause?.parameters
        if let found = parameters?.first(where: { $0.name.text == name }) { return found.inheritedType == nil }
        node = current.parent
      }
      return false
    }

    private func cast(_ base: ExprSyntax, of node: MemberAccessExprSyntax, for receiver: Receiver) {
      if receiver.kind == .anyClass {
        if ObjectMembers.ofTransformers.contains(receiver.member) { return wrap(base, as: "ValueTransformer.Type") }
        guard ObjectMembers.ofClasses.contains(receiver.member) else { return }
        return wrap(base, as: "NSObject.Type")
      }
      if receiver.kind == .anyObject, ObjectMembers.ofValues.contains(receiver.member) { return box(base) }
      if receiver.kind == .anyObject, ObjectMembers.ofNumbers.contains(receiver.member) {
        if receiver.member == "integerValue" { edits.replace(node.declName, with: "intValue", in: file) }
        return wrap(base, as: "NSNumber")
      }
      if ObjectMembers.ofObjects.contains(receiver.member) { return wrap(base, as: "NSObject") }
      guard receiver.kind == .anyObject else { return }
      if ObjectMembers.anchors.contains(receiver.member), !base.is(OptionalChainingExprSyntax.self),
        !(node.parent?.is(FunctionCallExprSyntax.self) ?? false)
      {
        let text = base.trimmedDescription
        guard !text.contains("\n") else { return }
        edits.insert("((\(text) as? UIView)?.\(receiver.member) ?? (", before: base)
        edits.insert(" as! UILayoutGuide)", after: base)
        edits.insert(")", after: node)
        return
      }
      if let type = ObjectMembers.classes[receiver.member] ?? module.onlyType(with: receiver.member)
        ?? DelegateMethods.onlyProtocol(declaring: receiver.member).map({ "any \($0)" })
      {
        wrap(base, as: type)
      }
    }

    /// Casts `a` to `(a as! T)`, and `a?` to `(a as? T)?`.
    private func wrap(_ base: ExprSyntax, as type: String) {
      if let chain = base.as(OptionalChainingExprSyntax.self) {
        edits.insert("(", before: chain.expression)
        edits.insert(" as? \(type))", after: chain.expression)
      } else {
        edits.insert("(", before: base)
        edits.insert(" as! \(type))", after: base)
      }
    }

    private func box(_ base: ExprSyntax) {
      if let chain = base.as(OptionalChainingExprSyntax.self) {
        edits.insert("(", before: chain.expression)
        edits.insert(").map { NSValue.boxed($0) }", after: chain.expression)
      } else {
        edits.insert("NSValue.boxed(", before: base)
        edits.insert(")", after: base)
      }
    }
  }

  fileprivate static let ofObjects: Set<String> = [
    "isKind", "isMember", "isEqual", "responds", "conforms", "perform", "performSelector", "hash", "description",
    "debugDescription", "value", "setValue", "addObserver", "removeObserver", "copy", "mutableCopy", "superclass",
    "classForCoder", "isProxy", "doesNotRecognizeSelector",
  ]
  private static let ofClasses: Set<String> = [
    "responds", "perform", "instancesRespond", "isSubclass", "conforms", "description",
  ]
  private static let ofTransformers: Set<String> = ["allowsReverseTransformation", "transformedValueClass"]
  private static let ofValues: Set<String> = [
    "cgPointValue", "cgRectValue", "cgSizeValue", "cgVectorValue", "cgAffineTransformValue", "uiEdgeInsetsValue",
    "uiOffsetValue", "directionalEdgeInsetsValue", "caTransform3DValue",
  ]
  private static let ofNumbers: Set<String> = [
    "doubleValue", "floatValue", "intValue", "integerValue", "boolValue", "int64Value", "uintValue", "int32Value",
  ]
  private static let anchors: Set<String> = [
    "topAnchor", "bottomAnchor", "leftAnchor", "rightAnchor", "leadingAnchor", "trailingAnchor", "widthAnchor",
    "heightAnchor", "centerXAnchor", "centerYAnchor", "layoutFrame", "owningView",
  ]
  private static let classes: [String: String] = {
    let members = [
      "NSLayoutConstraint":
        "priority constant multiplier firstItem secondItem firstAttribute secondAttribute firstAnchor secondAnchor "
        + "isActive relation shouldBeArchived",
      "UIView":
        "frame bounds center subviews superview window alpha isHidden backgroundColor tag transform layer addSubview "
        + "removeFromSuperview setNeedsLayout layoutIfNeeded layoutSubviews sizeToFit isUserInteractionEnabled "
        + "tintColor clipsToBounds contentMode addGestureRecognizer gestureRecognizers constraints",
      "UIControl": "isEnabled isSelected isHighlighted addTarget removeTarget sendActions",
      "UIScrollView": "contentOffset contentSize contentInset isDragging isTracking setContentOffset",
      "UILabel": "font textColor textAlignment numberOfLines lineBreakMode",
      "UIGestureRecognizer": "state location view cancelsTouchesInView delaysTouchesBegan",
      "UIViewController": "viewControllers navigationController tabBarController presentedViewController parent",
      "UITouch": "phase tapCount previousLocation",
    ]
    var result: [String: String] = [:]
    for (type, names) in members { for name in names.split(separator: " ") { result[String(name)] = type } }
    return result
  }()
}

extension ModuleIndex {
  /// Returns the type of the module that alone declares a member with a name, as a type to cast to; nil if there is
  /// none or more than one. Linear in the module's members.
  fileprivate func onlyType(with member: String) -> String? {
    var found: (name: String, isProtocol: Bool)?
    for type in files.values.flatMap(\.types) where type.members.contains(where: { $0.name == member && !$0.isStatic })
    {
      guard type.kind == .class || type.kind == .protocol, !type.isGeneric else { continue }
      if let found, found.name != type.name { return nil }
      found = (type.name, type.kind == .protocol)
    }
    return found.map { $0.isProtocol ? "any \($0.name)" : $0.name }
  }
}
