import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// A control with a menu of its own.
@MainActor private final class MenuControl: UIControl {
  var entries: [String] = []
  var point: CGPoint?

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(children: [UIAction(title: "a") { _ in self?.entries.append("a") }])
    })
  }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { entries.append("display") }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { entries.append("end") }
  override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    point ?? super.menuAttachmentPoint(for: configuration)
  }
}

/// A button that says when its menu opens.
@MainActor private final class MenuButton: UIButton {
  var entries: [String] = []
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    entries.append("display")
  }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { entries.append("end") }
}

@MainActor @Suite(.serialized) struct ControlMenuTests {
  private func overlay(_ stage: Stage) -> MenuOverlay? {
    stage.window.subviews.compactMap { $0 as? MenuOverlay }.last { !$0.isClosing }
  }

  private func place<Control: UIControl>(_ control: Control, _ stage: Stage) -> Control {
    control.frame = CGRect(x: 100, y: 300, width: 100, height: 50)
    stage.window.addSubview(control)
    stage.window.layoutIfNeeded()
    return control
  }

  @Test func aControlHasAMenuOnceEnabled() {
    Stage.run { stage in
      let control = place(MenuControl(), stage)
      #expect(control.contextMenuInteraction == nil)
      control.isContextMenuInteractionEnabled = true
      #expect(control.contextMenuInteraction?.view === control)
      stage.surface.pointerDown(at: CGPoint(x: 150, y: 325))
      stage.pacer.advance(by: 0.7)
      #expect(overlay(stage) != nil && control.entries == ["display"])
      stage.surface.pointerUp()
      control.contextMenuInteraction?.dismissMenu()
      stage.pacer.advance(by: 1)
      #expect(overlay(stage) == nil && control.entries == ["display", "end"])
      control.isContextMenuInteractionEnabled = false
      #expect(control.contextMenuInteraction == nil && control.interactions.isEmpty)
    }
  }

  @Test func aClickOpensTheMenuAsThePrimaryAction() {
    Stage.run { stage in
      let control = place(MenuControl(), stage)
      var clicks = 0
      control.addAction(UIAction { _ in clicks += 1 }, for: .touchUpInside)
      control.isContextMenuInteractionEnabled = true
      control.showsMenuAsPrimaryAction = true
      stage.surface.pointerDown(at: CGPoint(x: 150, y: 325))
      stage.surface.pointerUp()
      stage.pacer.advance(by: 0.5)
      #expect(overlay(stage) != nil && clicks == 0)
      control.contextMenuInteraction?.dismissMenu()
      stage.pacer.advance(by: 0.5)
      control.performPrimaryAction()
      stage.pacer.advance(by: 0.5)
      #expect(overlay(stage) != nil && clicks == 0)
    }
  }

  @Test func theMenuOpensAtItsAttachmentPoint() {
    Stage.run { stage in
      let control = place(MenuControl(), stage)
      control.isContextMenuInteractionEnabled = true
      control.showsMenuAsPrimaryAction = true
      control.performPrimaryAction()
      let usual = overlay(stage)?.menuFrame ?? .zero
      #expect(usual.minY == 356)
      control.contextMenuInteraction?.dismissMenu()
      stage.pacer.advance(by: 1)
      control.point = CGPoint(x: 0, y: 0)
      control.performPrimaryAction()
      stage.pacer.advance(by: 1)
      #expect((overlay(stage)?.menuFrame.minY ?? 0) < 310)
    }
  }

  @Test func aButtonsMenuIsThatOfItsInteraction() {
    Stage.run { stage in
      let button = place(MenuButton(type: .system), stage)
      #expect(!button.isContextMenuInteractionEnabled)
      button.menu = UIMenu(children: [UIAction(title: "a") { _ in }])
      button.showsMenuAsPrimaryAction = true
      #expect(button.isContextMenuInteractionEnabled && button.contextMenuInteraction != nil)
      button.performPrimaryAction()
      #expect(button.isHeld && button.entries == ["display"])
      button.contextMenuInteraction?.updateVisibleMenu { _ in
        UIMenu(children: [UIAction(title: "b") { _ in }, UIAction(title: "c") { _ in }])
      }
      stage.pacer.advance(by: 1)
      button.contextMenuInteraction?.dismissMenu()
      stage.pacer.advance(by: 1)
      #expect(!button.isHeld && button.entries == ["display", "end"])
      button.menu = nil
      #expect(button.contextMenuInteraction == nil)
    }
  }
}
