import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor private final class Source: NSObject, UIDragInteractionDelegate {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "a")))]
  }
}

@MainActor private final class Effect: NSObject, UISpringLoadedInteractionEffect {
  var states: [UISpringLoadedInteractionEffectState] = []
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
  ) { states.append(context.state) }
}

/// Allows the left half of the view.
@MainActor private final class Behavior: NSObject, UISpringLoadedInteractionBehavior {
  var ends = 0
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { context.location(in: interaction.view).x < 100 }
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { ends += 1 }
}

@MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var chosen: [IndexPath] = []
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath) }
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { indexPath.row != 0 }
}

@MainActor @Suite(.serialized) struct SpringLoadingTests {
  private let source = Source()

  /// Begins a drag and moves it to a point.
  private func drag(_ stage: Stage, to point: CGPoint) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addInteraction(UIDragInteraction(delegate: source))
    stage.window.addSubview(view)
    stage.surface.pointerDown(at: CGPoint(x: 50, y: 50))
    stage.pacer.advance(by: 0.6)
    stage.surface.pointerMove(to: CGPoint(x: 60, y: 60))
    stage.surface.pointerMove(to: point)
  }

  private func drop(_ stage: Stage) {
    stage.surface.pointerUp()
    stage.pacer.advance(by: 1)
  }

  private func place<View: UIView>(_ view: View, _ stage: Stage) -> View {
    view.frame = CGRect(x: 0, y: 300, width: 200, height: 100)
    stage.window.addSubview(view)
    return view
  }

  @Test func aDragThatIsHeldOpensTheElementOnce() {
    Stage.run { stage in
      var opened = 0
      let effect = Effect()
      let view = place(UIView(), stage)
      view.addInteraction(
        UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: effect) { _, context in
          #expect(context.state == .activated && context.targetView === view)
          opened += 1
        })
      drag(stage, to: CGPoint(x: 50, y: 350))
      #expect(effect.states == [.possible])
      stage.pacer.advance(by: 0.8)
      #expect(effect.states == [.possible, .activating] && opened == 0)
      stage.pacer.advance(by: 3)
      #expect(opened == 1 && effect.states == [.possible, .activating, .activated, .inactive])
      stage.surface.pointerMove(to: CGPoint(x: 300, y: 700))
      stage.surface.pointerMove(to: CGPoint(x: 50, y: 350))
      stage.pacer.advance(by: 3)
      #expect(opened == 2)
      drop(stage)
    }
  }

  @Test func aDragThatPassesOrDropsOpensNothing() {
    Stage.run { stage in
      var opened = 0
      let effect = Effect()
      place(UIView(), stage).addInteraction(
        UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: effect) { _, _ in opened += 1 })
      drag(stage, to: CGPoint(x: 20, y: 350))
      for x in [60, 100, 140] {
        stage.pacer.advance(by: 0.5)
        stage.surface.pointerMove(to: CGPoint(x: x, y: 350))
      }
      #expect(effect.states == [.possible])
      drop(stage)
      stage.pacer.advance(by: 3)
      #expect(opened == 0 && effect.states == [.possible, .inactive])
    }
  }

  @Test func theBehaviourDecidesWhere() {
    Stage.run { stage in
      var opened = 0
      let behavior = Behavior()
      place(UIView(), stage).addInteraction(
        UISpringLoadedInteraction(interactionBehavior: behavior, interactionEffect: nil) { _, _ in opened += 1 })
      drag(stage, to: CGPoint(x: 150, y: 350))
      stage.pacer.advance(by: 3)
      #expect(opened == 0 && behavior.ends == 0)
      stage.surface.pointerMove(to: CGPoint(x: 50, y: 350))
      stage.pacer.advance(by: 3)
      #expect(opened == 1 && behavior.ends == 1)
      stage.surface.pointerMove(to: CGPoint(x: 150, y: 350))
      #expect(behavior.ends == 1)
      drop(stage)
    }
  }

  @Test func theUsualEffectTintsTheViewMeanwhile() {
    Stage.run { stage in
      let view = place(UIView(), stage)
      view.addInteraction(UISpringLoadedInteraction { _, _ in })
      drag(stage, to: CGPoint(x: 50, y: 350))
      #expect(view.subviews.count == 1)
      stage.pacer.advance(by: 3)
      #expect(view.subviews.isEmpty)
      drop(stage)
    }
  }

  @Test func controlsDoTheSameAsATap() {
    Stage.run { stage in
      var taps = 0
      let button = place(UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 }), stage)
      button.isSpringLoaded = true
      drag(stage, to: CGPoint(x: 50, y: 350))
      stage.pacer.advance(by: 3)
      #expect(taps == 1)
      drop(stage)
      button.isSpringLoaded = false
      #expect(button.interactions.isEmpty)
    }
  }

  @Test func segmentsAreSelected() {
    Stage.run { stage in
      let control = place(UISegmentedControl(items: ["a", "b"]), stage)
      control.frame.size.height = 32
      control.selectedSegmentIndex = 0
      control.isSpringLoaded = true
      var changes = 0
      control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      stage.window.layoutIfNeeded()
      drag(stage, to: CGPoint(x: 50, y: 315))
      stage.pacer.advance(by: 3)
      #expect(changes == 0)
      stage.surface.pointerMove(to: CGPoint(x: 150, y: 315))
      stage.pacer.advance(by: 3)
      #expect(control.selectedSegmentIndex == 1 && changes == 1)
      drop(stage)
    }
  }

  @Test func rowsAreSelectedIfTheDelegateAllowsIt() {
    Stage.run { stage in
      let rows = Rows()
      let table = place(UITableView(), stage)
      table.frame.size.height = 250
      table.rowHeight = 50
      (table.dataSource, table.delegate) = (rows, rows)
      table.isSpringLoaded = true
      stage.window.layoutIfNeeded()
      drag(stage, to: CGPoint(x: 50, y: 325))
      stage.pacer.advance(by: 3)
      #expect(rows.chosen.isEmpty)
      stage.surface.pointerMove(to: CGPoint(x: 50, y: 375))
      stage.pacer.advance(by: 3)
      stage.surface.pointerMove(to: CGPoint(x: 50, y: 425))
      stage.pacer.advance(by: 3)
      #expect(rows.chosen == [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)])
      drop(stage)
    }
  }
}
