import UIKit

/// As the `uikit` command rewrites classes with inspectable properties.
class InspectedView: UIView {
  final class Inner: NSObject {
    var title = ""
    @section(".init_array") @used
    private nonisolated static let inspectable·Inner·title: @convention(c) () -> Void = {
      InspectableProperty.register {
        InspectableProperty("title", { (o: InspectedView.Inner) in o.title }, { $0.title = $1 })
      }
    }
  }

  /// The properties that were set, with their values.
  var settings: [String] = []

  var whole: Int = 1 { didSet { settings.append("whole \(whole)") } }
  @section(".init_array") @used
  private nonisolated static let inspectable·InspectedView·whole: @convention(c) () -> Void = {
    InspectableProperty.register { InspectableProperty("whole", { (o: InspectedView) in o.whole }, { $0.whole = $1 }) }
  }
  var part: CGFloat = 0
  @section(".init_array") @used
  private nonisolated static let inspectable·InspectedView·part: @convention(c) () -> Void = {
    InspectableProperty.register { InspectableProperty("part", { (o: InspectedView) in o.part }, { $0.part = $1 }) }
  }
  var short: Int16 = 0
  @section(".init_array") @used
  private nonisolated static let inspectable·InspectedView·short: @convention(c) () -> Void = {
    InspectableProperty.register { InspectableProperty("short", { (o: InspectedView) in o.short }, { $0.short = $1 }) }
  }
  var ratio: Double = 0
  @section(".init_array") @used
  private nonisolated static let inspectable·InspectedView·ratio: @convention(c) () -> Void = {
    InspectableProperty.register { InspectableProperty("ratio", { (o: InspectedView) in o.ratio }, { $0.ratio = $1 }) }
  }
  var amount: Float = 0
  @section(".init_array") @used
  private nonisolated static let inspectable·InspectedView·amount: @convention(c) () -> Void = {
    InspectableProperty.register {
      InspectableProperty("amount", { (o: InspectedView) in o.amount }, { $0.amount = $1 })
    }
  }
  var isOn: Bool = false
  @section(".init_array") @used
  private nonisolated static let inspectable·InspectedView·isOn: @convention(c) () -> Void = {
    InspectableProperty.register { InspectableProperty("isOn", { (o: InspectedView) in o.isOn }, { $0.isOn = $1 }) }
  }
  var isLoud: Bool?
  @section(".init_array") @used
  private nonisolated static let inspectable·InspectedView·isLoud: @convention(c) () -> Void = {
    InspectableProperty.register {
      InspectableProperty("isLoud", { (o: InspectedView) in o.isLoud }, { $0.isLoud = $1 })
    }
  }
  var title: String = ""
  @section(".init_array") @used
  private nonisolated static let inspectable·InspectedView·title: @convention(c) () -> Void = {
    InspectableProperty.register { InspectableProperty("title", { (o: InspectedView) in o.title }, { $0.title = $1 }) }
  }
  var note: String? = "none"
  @section(".init_array") @used
  private nonisolated static let inspectable·InspectedView·note: @convention(c) () -> Void = {
    InspectableProperty.register { InspectableProperty("note", { (o: InspectedView) in o.note }, { $0.note = $1 }) }
  }
  var old: NSString!
  @section(".init_array") @used
  private nonisolated static let inspectable·InspectedView·old: @convention(c) () -> Void = {
    InspectableProperty.register { InspectableProperty("old", { (o: InspectedView) in o.old }, { $0.old = $1 }) }
  }
  var point: CGPoint = .zero
  @section(".init_array") @used
  private nonisolated static let inspectable·InspectedView·point: @convention(c) () -> Void = {
    InspectableProperty.register { InspectableProperty("point", { (o: InspectedView) in o.point }, { $0.point = $1 }) }
  }
  var size: CGSize = .zero
  @section(".init_array") @used
  private nonisolated static let inspectable·InspectedView·size: @convention(c) () -> Void = {
    InspectableProperty.register { InspectableProperty("size", { (o: InspectedView) in o.size }, { $0.size = $1 }) }
  }
  var rect: CGRect = .zero
  @section(".init_array") @used
  private nonisolated static let inspectable·InspectedView·rect: @convention(c) () -> Void = {
    InspectableProperty.register { InspectableProperty("rect", { (o: InspectedView) in o.rect }, { $0.rect = $1 }) }
  }
  var color: UIColor?
  @section(".init_array") @used
  private nonisolated static let inspectable·InspectedView·color: @convention(c) () -> Void = {
    InspectableProperty.register { InspectableProperty("color", { (o: InspectedView) in o.color }, { $0.color = $1 }) }
  }
  var picture: UIImage?
  @section(".init_array") @used
  private nonisolated static let inspectable·InspectedView·picture: @convention(c) () -> Void = {
    InspectableProperty.register {
      InspectableProperty("picture", { (o: InspectedView) in o.picture }, { $0.picture = $1 })
    }
  }
  var inner: Inner = Inner()
  @section(".init_array") @used
  private nonisolated static let inspectable·InspectedView·inner: @convention(c) () -> Void = {
    InspectableProperty.register { InspectableProperty("inner", { (o: InspectedView) in o.inner }, { $0.inner = $1 }) }
  }
}

extension UIView {
  var inspectedRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
  @section(".init_array") @used
  private nonisolated static let inspectable·UIView·inspectedRadius: @convention(c) () -> Void = {
    InspectableProperty.register {
      InspectableProperty("inspectedRadius", { (o: UIView) in o.inspectedRadius }, { $0.inspectedRadius = $1 })
    }
  }
}

extension CALayer {
  var inspectedName: String? {
    get { name }
    set { name = newValue }
  }
  @section(".init_array") @used
  private nonisolated static let inspectable·CALayer·inspectedName: @convention(c) () -> Void = {
    InspectableProperty.register {
      InspectableProperty("inspectedName", { (o: CALayer) in o.inspectedName }, { $0.inspectedName = $1 })
    }
  }
}
