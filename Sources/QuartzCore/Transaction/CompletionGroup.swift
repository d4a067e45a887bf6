import CoreGraphics

/// Counts the animations of a transaction, including nested ones, and runs a block when all have ended.
@MainActor final class CompletionGroup {
  private var block: (() -> Void)?
  private let parent: CompletionGroup?
  private let context = AmbientContext.current
  private var count = 0
  private var isCommitted = false

  init(block: @escaping () -> Void, parent: CompletionGroup?) {
    self.block = block
    self.parent = parent
    parent?.enter()
  }

  func enter() { count += 1 }

  func leave() {
    count -= 1
    finishIfDone()
  }

  func commit() {
    isCommitted = true
    finishIfDone()
  }

  private func finishIfDone() {
    guard isCommitted, count == 0, let block else { return }
    self.block = nil
    // Never inside `commit()`: the caller has to return first.
    CATransaction.afterCommit {
      AmbientContext.perform(in: self.context, block)
      self.parent?.leave()
    }
  }
}
