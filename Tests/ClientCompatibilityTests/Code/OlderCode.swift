import UIKit

// Idioms of older tutorials, in the Swift 5 language mode.
class OldController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
  UITextFieldDelegate
{
  fileprivate let cellId = "cellId"
  private(set) var collectionView: UICollectionView?
  let defaults = UserDefaults.standard
  var timer: Timer?
  var keys = ["a", "b"] as [String]
  lazy var titleView: UILabel = { [unowned self] in
    let l = UILabel(frame: CGRect(x: 0, y: 0, width: self.view.frame.width - 32, height: self.view.frame.height))
    l.text = "  Home"; l.textColor = .white; l.font = UIFont(name: "HelveticaNeue-Bold", size: 20)
    l.shadowColor = .darkGray; l.shadowOffset = CGSize(width: 0, height: 1)
    l.sizeToFit()
    return l
  }()
  convenience init(keys: [String]) { self.init(nibName: nil, bundle: nil); self.keys = keys }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  deinit { NotificationCenter.default.removeObserver(self) }
  override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
  override var prefersStatusBarHidden: Bool { return true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .portrait }
  override var shouldAutorotate: Bool { return false }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.automaticallyAdjustsScrollViewInsets = false
    let flowLayout = UICollectionViewFlowLayout.init()
    flowLayout.sectionInset = UIEdgeInsets.init(top: 10, left: 10, bottom: 10, right: 10)
    flowLayout.itemSize = CGSize.init(width: 100, height: 100)
    flowLayout.scrollDirection = UICollectionView.ScrollDirection.horizontal
    collectionView = UICollectionView.init(frame: self.view.frame, collectionViewLayout: flowLayout)
    collectionView!.dataSource = self; collectionView!.delegate = self
    collectionView!.isPagingEnabled = true
    collectionView!.showsHorizontalScrollIndicator = false
    collectionView!.bounces = false
    collectionView!.decelerationRate = UIScrollView.DecelerationRate.fast
    collectionView!.register(UICollectionViewCell.self, forCellWithReuseIdentifier: cellId)
    self.view.addSubview(collectionView!)
    self.view.backgroundColor = UIColor.lightGray
    self.view.bringSubviewToFront(collectionView!)
    self.view.sendSubviewToBack(titleView)
    navigationItem.titleView = titleView
    navigationController?.navigationBar.isTranslucent = false
    navigationController?.hidesBarsOnSwipe = true
    timer = Timer.scheduledTimer(withTimeInterval: 1.0, repeats: true) { _ in print("tick") }
    defaults.set(true, forKey: "launched")
    let screenSize = UIScreen.main.bounds.size
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    print(screenSize, isPad, UIDevice.current.systemVersion, UIDevice.current.model)
    if #available(iOS 13.0, *) { view.overrideUserInterfaceStyle = .light }
    if let window = UIApplication.shared.windows.first { print(window.safeAreaInsets) }
    let keyWindow = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap { $0.windows }
      .first { $0.isKeyWindow }
    print(keyWindow?.rootViewController ?? self)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.collectionView?.reloadData() }
    let group = DispatchGroup()
    group.enter(); group.leave()
    group.notify(queue: .main) {}
    let queue = OperationQueue(); queue.addOperation {}
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    blur.frame = view.bounds
    view.addSubview(blur)
    let imageView = UIImageView(image: UIImage(named: "cat"))
    imageView.animationImages = []; imageView.animationDuration = 1; imageView.startAnimating()
    imageView.tintColor = .red
    let data = UIImage().jpegData(compressionQuality: 0.8) ?? UIImage().pngData()
    print(data?.count ?? 0)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 0)
    UIGraphicsGetCurrentContext()?.setFillColor(UIColor.red.cgColor)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    imageView.image = image
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.white,
    ]
    print(("x" as NSString).size(withAttributes: attributes))
    view.layer.mask = CALayer()
    view.isExclusiveTouch = true
    view.autoresizingMask = [.flexibleWidth]
    view.transform = CGAffineTransform(rotationAngle: .pi).scaledBy(x: 2, y: 2).translatedBy(x: 1, y: 1)
    view.transform = .identity
    let hit = view.hitTest(CGPoint(x: 1, y: 1), with: nil)
    print(hit?.isDescendant(of: view) ?? false, view.viewWithTag(3) as Any)
    let pan = UIPanGestureRecognizer { g in
      let g = g as! UIPanGestureRecognizer
      let t = g.translation(in: g.view); g.setTranslation(.zero, in: g.view)
      print(t, g.velocity(in: g.view))
    }
    let tap = UITapGestureRecognizer { _ in }
    tap.numberOfTapsRequired = 2
    pan.require(toFail: tap)
    view.addGestureRecognizer(pan); view.addGestureRecognizer(tap)
    view.isUserInteractionEnabled = true
    view.subviews.forEach { $0.removeFromSuperview() }
    let c = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[t(>=20)]", options: [.alignAllLeft], metrics: ["m": 3], views: ["t": titleView])
    NSLayoutConstraint.activate(c)
    view.setNeedsUpdateConstraints(); view.updateConstraintsIfNeeded(); view.setNeedsLayout(); view.layoutIfNeeded()
    let snapshot = view.snapshotView(afterScreenUpdates: true)
    print(snapshot as Any)
    let formatter = DateFormatter(); formatter.dateFormat = "yyyy"
    let size = titleView.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
    let s2 = titleView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    print(size, s2, titleView.intrinsicContentSize)
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return keys.count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: cellId, for: indexPath)
    for v in cell.contentView.subviews { v.removeFromSuperview() }
    let label = UILabel(frame: cell.bounds); label.text = keys[(indexPath as NSIndexPath).item]
    cell.contentView.addSubview(label)
    cell.layer.shouldRasterize = true
    cell.tag = indexPath.row
    return cell
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    let page = Int(scrollView.contentOffset.x / scrollView.frame.size.width)
    scrollView.setContentOffset(CGPoint(x: CGFloat(page) * scrollView.frame.width, y: 0), animated: true)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: true)
  }
}

enum Assets {
  static let image = UIImage(
    systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
}

extension UICollectionViewCell {
  static var reuseID: String { return String(describing: self) }
}
extension UICollectionView {
  func dequeue<T: UICollectionViewCell>(_ type: T.Type, for indexPath: IndexPath) -> T {
    return dequeueReusableCell(withReuseIdentifier: T.reuseID, for: indexPath) as! T
  }
  func register<T: UICollectionViewCell>(_ type: T.Type) { register(type, forCellWithReuseIdentifier: T.reuseID) }
  func setEmptyMessage(_ message: String) {
    let l = UILabel(); l.text = message; backgroundView = l
  }
}
class GenericDataSource<Cell: UICollectionViewCell, Model>: NSObject, UICollectionViewDataSource {
  let models: [Model]; let configure: (Cell, Model) -> Void
  init(models: [Model], configure: @escaping (Cell, Model) -> Void) { self.models = models; self.configure = configure }
  func collectionView(_ c: UICollectionView, numberOfItemsInSection section: Int) -> Int { models.count }
  func collectionView(_ c: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = c.dequeue(Cell.self, for: indexPath); configure(cell, models[indexPath.row]); return cell
  }
}
class GradientView: UIView {
  override class var layerClass: AnyClass { return CAGradientLayer.self }
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(2); context.setStrokeColor(UIColor.black.cgColor)
    context.move(to: .zero); context.addLine(to: CGPoint(x: 10, y: 10)); context.strokePath()
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) {
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: bounds.height), options: [])
    }
    context.restoreGState()
    ("hi" as NSString).draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
  }
  override var intrinsicContentSize: CGSize { CGSize(width: 10, height: UIView.noIntrinsicMetric) }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func awakeFromNib() { super.awakeFromNib() }
}
