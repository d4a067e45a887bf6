import UIKit

class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: "menu" as NSString, previewProvider: { UIViewController() }) {
      (suggestedActions: [UIMenuElement]) -> UIMenu? in
      UIMenu(title: "", children: suggestedActions)
    }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.preferredCommitStyle = .pop
    animator.addCompletion {}
    animator.addAnimations {}
    let _: UIViewController? = animator.previewViewController
  }
}

@MainActor func menuSignatures(_ view: UIView, in container: UIView) {
  let parameters = UIPreviewParameters()
  readWrite(\UIPreviewParameters.visiblePath, UIBezierPath?.self)
  readWrite(\UIPreviewParameters.shadowPath, UIBezierPath?.self)
  readWrite(\UIPreviewParameters.backgroundColor, UIColor?.self)
  let target = UIPreviewTarget(container: container, center: .zero)
  let _ = UIPreviewTarget(container: container, center: .zero, transform: .identity)
  readOnly(\UIPreviewTarget.container, UIView.self)
  readOnly(\UIPreviewTarget.center, CGPoint.self)
  readOnly(\UIPreviewTarget.transform, CGAffineTransform.self)
  let preview = UITargetedPreview(view: view, parameters: parameters, target: target)
  let _: UITargetedPreview = preview.retargetedPreview(with: target)
  readOnly(\UITargetedPreview.view, UIView.self)
  readOnly(\UITargetedPreview.parameters, UIPreviewParameters.self)
  readOnly(\UITargetedPreview.target, UIPreviewTarget.self)
  readOnly(\UITargetedPreview.size, CGSize.self)
  let _: (UIView) -> UITargetedPreview = { UITargetedPreview(view: $0) }
  let _: (UIView) -> UITargetedPreview = { UITargetedPreview(view: $0, parameters: parameters) }
  let action = UIAction(
    title: "Delete", subtitle: nil, image: nil, identifier: nil, discoverabilityTitle: nil,
    attributes: [.destructive, .disabled], state: .on
  ) { (_: UIAction) in }
  let _ = UIMenu(
    title: "Menu", subtitle: nil, image: nil, identifier: nil, options: [.displayInline, .destructive],
    children: [action, UIMenu(children: [])])
  readOnly(\UIMenu.children, [UIMenuElement].self)
  readWrite(\UIAction.attributes, UIMenuElement.Attributes.self)
  readWrite(\UIAction.state, UIMenuElement.State.self)
  readWrite(\UIContextMenuConfiguration.secondaryItemIdentifiers, Set<AnyHashable>.self)
  readWrite(\UIContextMenuConfiguration.badgeCount, Int.self)
  readOnly(\UIContextMenuConfiguration.identifier, (any NSCopying).self)
}
