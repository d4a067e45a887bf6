import UIKit

protocol DetailViewControllerDelegate: AnyObject {
  func detailViewController(_ controller: DetailViewController, didRate stars: Int)
}

class DetailViewController: UIViewController, UIScrollViewDelegate, UITextFieldDelegate, UIGestureRecognizerDelegate {
  var photo: Photo?
  weak var delegate: DetailViewControllerDelegate?

  private let scrollView = UIScrollView()
  private let imageView = UIImageView()
  private let stackView = UIStackView()
  private let slider = UISlider(frame: .zero)
  private let toggle = UISwitch()
  private let segmented = UISegmentedControl(items: ["One", "Two", "Three"])
  private let progress = UIProgressView(progressViewStyle: .default)
  private lazy var nameField: UITextField = {
    let field = UITextField()
    field.placeholder = "Your name"
    field.borderStyle = .roundedRect
    field.autocorrectionType = .no
    field.autocapitalizationType = .none
    field.clearButtonMode = .whileEditing
    field.keyboardType = .emailAddress
    field.returnKeyType = .done
    field.delegate = self
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    field.leftViewMode = .always
    field.attributedPlaceholder = NSAttributedString(
      string: "Your name", attributes: [NSAttributedString.Key.foregroundColor: UIColor.gray])
    return field
  }()
  private let button: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.setImage(UIImage(systemName: "star.fill"), for: .selected)
    button.titleLabel?.font = UIFont.boldSystemFont(ofSize: 18)
    button.backgroundColor = UIColor.systemBlue
    button.layer.cornerRadius = 8
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    button.isEnabled = true
    return button
  }()

  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = photo?.title
    navigationItem.largeTitleDisplayMode = .never
    edgesForExtendedLayout = []
    [nameField, slider, toggle, segmented, progress, button].forEach { stackView.addArrangedSubview($0) }
    stackView.axis = .vertical
    stackView.alignment = .fill
    stackView.distribution = .equalSpacing
    stackView.spacing = UIStackView.spacingUseSystem
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    stackView.setCustomSpacing(32, after: segmented)
    view.addSubview(scrollView)
    scrollView.addSubview(imageView)
    view.addSubview(stackView)
    for subview in [scrollView, imageView, stackView] { subview.translatesAutoresizingMaskIntoConstraints = false }
    let guide = view.safeAreaLayoutGuide
    let ratio = imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 9.0 / 16.0)
    ratio.priority = UILayoutPriority(rawValue: 999)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: guide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      imageView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      imageView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      imageView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      imageView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      ratio,
      stackView.topAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: 16),
      stackView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stackView.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
      stackView.leadingAnchor.constraint(greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor),
      stackView.bottomAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: view.safeAreaLayoutGuide.bottomAnchor, multiplier: 1),
    ])
    imageView.setContentHuggingPriority(.defaultLow, for: .vertical)
    imageView.setContentCompressionResistancePriority(.required, for: .horizontal)
    imageView.isUserInteractionEnabled = true
    scrollView.delegate = self
    scrollView.minimumZoomScale = 1
    scrollView.maximumZoomScale = 4
    scrollView.decelerationRate = .fast
    slider.minimumValue = 0
    slider.maximumValue = 5
    slider.addAction(
      UIAction { [weak self] action in
        guard let self = self, let slider = action.sender as? UISlider else { return }
        self.progress.setProgress(slider.value / 5, animated: true)
        self.delegate?.detailViewController(self, didRate: Int(slider.value.rounded()))
      }, for: .valueChanged)
    toggle.onTintColor = .systemGreen
    toggle.setOn(true, animated: false)
    segmented.selectedSegmentIndex = 0
    button.addAction(UIAction(title: "Save", image: nil, identifier: nil) { _ in self.save() }, for: .touchUpInside)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    button.dropShadow()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    view.endEditing(true)
    guard let touch = touches.first else { return }
    print(touch.location(in: view), touch.tapCount)
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) else { return }
    button.layer.borderColor = UIColor.separator.cgColor
    if traitCollection.horizontalSizeClass == .regular { stackView.axis = .horizontal }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.x = 0
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard let text = textField.text, let textRange = Range(range, in: text) else { return false }
    let updated = text.replacingCharacters(in: textRange, with: string)
    button.isEnabled = !updated.isEmpty
    return updated.count <= 20
  }
  func textFieldDidEndEditing(_ textField: UITextField) {}

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }

  func save() {
    let sheet = UIAlertController(title: nil, message: "What now?", preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(
        title: "Copy", style: .default,
        handler: { [weak self] action in
          UIPasteboard.general.string = self?.photo?.url
        }))
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.popoverPresentationController?.sourceView = button
    sheet.popoverPresentationController?.sourceRect = button.bounds
    present(sheet, animated: true)
    if let url = URL(string: "https://example.org") {
      UIApplication.shared.open(url, options: [:], completionHandler: nil)
    }
    let modal = DetailViewController()
    modal.modalPresentationStyle = .fullScreen
    modal.modalTransitionStyle = .crossDissolve
    modal.isModalInPresentation = true
    present(modal, animated: true) { modal.dismiss(animated: true, completion: nil) }
  }

  func animate() {
    UIView.transition(
      with: imageView, duration: 0.3, options: .transitionCrossDissolve,
      animations: {
        self.imageView.image = nil
      }, completion: nil)
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: [],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.button.alpha = 0 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.button.alpha = 1 }
      })
    let pulse = CABasicAnimation(keyPath: "transform.scale")
    pulse.duration = 0.4
    pulse.fromValue = 0.98
    pulse.toValue = 1.0
    pulse.autoreverses = true
    pulse.repeatCount = .infinity
    button.layer.add(pulse, forKey: "pulse")
    let shake = CAKeyframeAnimation(keyPath: "position.x")
    shake.values = [0, 10, -10, 0]
    shake.keyTimes = [0, 0.3, 0.6, 1]
    shake.isAdditive = true
    shake.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    button.layer.add(shake, forKey: nil)
    let spring = CASpringAnimation(keyPath: "position.y")
    spring.damping = 10
    let group = CAAnimationGroup()
    group.animations = [spring]
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { print("done") }
    CATransaction.commit()
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    gradient.locations = [0.0, 1.0]
    view.layer.insertSublayer(gradient, at: 0)
    let shape = CAShapeLayer()
    shape.path =
      UIBezierPath(
        arcCenter: .zero, radius: 50, startAngle: -.pi / 2, endAngle: 2 * .pi, clockwise: true
      ).cgPath
    shape.strokeColor = UIColor.green.cgColor
    shape.fillColor = UIColor.clear.cgColor
    shape.lineWidth = 10
    shape.lineCap = .round
    shape.strokeEnd = 0
    view.layer.addSublayer(shape)
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeOut) { self.button.alpha = 0 }
    animator.addCompletion { position in print(position == .end) }
    animator.startAnimation()
  }

  func text() -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .center
    let text = NSMutableAttributedString(
      string: "Title", attributes: [.font: UIFont.preferredFont(forTextStyle: .headline), .paragraphStyle: style])
    text.append(
      NSAttributedString(
        string: "\nsubtitle",
        attributes: [
          .foregroundColor: UIColor.secondaryLabel, .underlineStyle: NSUnderlineStyle.single.rawValue, .kern: 1.5,
        ]))
    text.addAttribute(.backgroundColor, value: UIColor.yellow, range: NSRange(location: 0, length: 5))
    let size = CGSize(width: 250, height: 1000)
    let options = NSStringDrawingOptions.usesFontLeading.union(.usesLineFragmentOrigin)
    let frame = NSString(string: "long text").boundingRect(
      with: size, options: options, attributes: [.font: UIFont.systemFont(ofSize: 18)], context: nil)
    print(frame.height, text.boundingRect(with: size, options: options, context: nil))
    return text
  }

  func thumbnail(_ image: UIImage) -> UIImage {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100))
    return renderer.image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
      image.draw(in: CGRect(x: 0, y: 0, width: 100, height: 100))
      let path = UIBezierPath(roundedRect: CGRect(x: 10, y: 10, width: 80, height: 80), cornerRadius: 8)
      path.lineWidth = 2
      path.stroke()
      context.cgContext.setStrokeColor(UIColor.red.cgColor)
      context.cgContext.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.cgContext.drawPath(using: .fillStroke)
    }
  }
}
